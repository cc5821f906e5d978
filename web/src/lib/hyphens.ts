/**
 * Where a long word may be broken, for pages whose browser does not know the language: before a
 * single consonant between two vowels, which is right in all our languages.
 */
const BREAK = /([aeiouyąęóаеєиіїоуюя])(?=[^aeiouyąęóаеєиіїоуюяьй\s-][aeiouyąęóаеєиіїоуюя])/giu;
const SOFT_HYPHEN = "\u00ad";
const SHORT = 11; // letters that fit a narrow place
const EDGE = 3; // letters that stay together at either end

export function hyphenated(text: string): string {
  return text
    .split(" ")
    .map((word) => (word.length > SHORT ? broken(word) : word))
    .join(" ");
}

function broken(word: string): string {
  return word.replace(BREAK, (vowel, _match, at: number) => {
    const inside = at + 1 >= EDGE && word.length - at - 1 >= EDGE;
    return inside ? vowel + SOFT_HYPHEN : vowel;
  });
}
