const invisible = /<(script|style|template|noscript)\b[^]*?<\/\1>|<!--[^]*?-->/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The text of markup that readers see, with each piece on a line, so that words of two elements stay apart. */
export const visibleText = (html: string): string =>
  html
    .replace(invisible, '\n')
    .replace(/<[^<>]*>/g, '\n')
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);

/** The content of a document's main landmark; null if it has none. */
export const contentOfMain = (html: string): string | null =>
  /<main\b[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? null;
