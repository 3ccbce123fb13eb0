/** An object, as a listing names it. */
export interface ListedObject {
  key: string;
  changedAt: Date;
}

export interface Listing {
  objects: ListedObject[];
  /** Where the next page begins. */
  next: string | undefined;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decode = (text: string): string =>
  text.replace(
    /&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return String.fromCodePoint(Number(decimal));
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      return entities[name ?? ''] ?? whole;
    },
  );

/** The text of the first element with a name; S3 nests none of those that are asked for. */
function textOf(xml: string, name: string): string | undefined {
  const from = xml.indexOf(`<${name}>`);
  const to = xml.indexOf(`</${name}>`, from);
  return from === -1 || to === -1 ? undefined : decode(xml.slice(from + name.length + 2, to));
}

/** The code in an answer that S3 refuses with, such as `NoSuchKey`; undefined if it is no such answer. */
export function errorCode(bytes: Buffer): string | undefined {
  const text = bytes.subarray(0, 4000).toString('utf8');
  return text.includes('<Error') ? textOf(text, 'Code') : undefined;
}

/** @returns null if the text is no answer to ListObjectsV2 */
export function parseListing(xml: string): Listing | null {
  if (!xml.includes('<ListBucketResult')) return null;
  const objects = xml
    .split('<Contents>')
    .slice(1)
    .map((part) => ({
      key: textOf(part, 'Key') ?? '',
      changedAt: new Date(textOf(part, 'LastModified') ?? 0),
    }));
  const isTruncated = textOf(xml, 'IsTruncated') === 'true';
  return { objects, next: isTruncated ? textOf(xml, 'NextContinuationToken') : undefined };
}
