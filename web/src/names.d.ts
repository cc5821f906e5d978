/** What `scripts/names.ts` makes of a card file. */
declare module "*.toml?names" {
  const text: string;
  export default text;
}
