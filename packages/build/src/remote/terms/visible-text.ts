const unseen = /<(script|style|template|noscript)\b[^]*?<\/\1>|<!--[^]*?-->/g;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** What markup says to a reader, each piece of text on a line of its own: words of two elements never grow together. */
export const visibleText = (html: string): string =>
  html
    .replace(unseen, '\n')
    .replace(/<[^<>]*>/g, '\n')
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(\w+);/g, (entity, name: string) => named[name] ?? entity);

/** The inside of a document's main landmark; null where it has none. */
export const mainOf = (html: string): string | null => /<main\b[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? null;
