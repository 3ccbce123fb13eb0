/** What a file says of texts, by their keys. */
export interface NamedTexts {
  texts: Map<string, string>;
  /** The English that each was translated from, where the file says so. */
  sources?: Map<string, string>;
}
