/** An id nobody guesses. (`randomUUID` exists on secure pages only; a table at home is not one.) */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
