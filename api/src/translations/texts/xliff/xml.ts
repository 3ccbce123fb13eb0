/** A carriage return is escaped too, since an XML parser would read it as a line feed. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;');

const escapeAttribute = (text: string): string =>
  escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');

/** ` name="value"` for each attribute that has a value. */
export const attributes = (values: Record<string, string | undefined>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeAttribute(value)}"`))
    .join('');

/** A parser's message: `3:7: unclosed tag: body` → `line 3, column 7: unclosed tag: body.` */
export const withPosition = (message: string): string =>
  `${message.replace(/^(\d+):(\d+):/, 'line $1, column $2:').replace(/\.$/, '')}.`;

/** Elements can contain elements, but no tool writes nearly as many levels. */
export const maxXmlDepth = 50;
