import type { Document } from './document.js';

/** Said by the format already. */
const patternedFormats = ['uuid', 'date-time', 'email', 'uri'];

/** Leaves out what only fills the document: bounds of every integer there is, patterns of formats that have a name. */
export function tidy(document: Document): Document {
  const text = JSON.stringify(document, (_key, value: unknown) =>
    isObject(value) ? withoutNoise(value) : value,
  );
  return JSON.parse(text) as Document;
}

function withoutNoise({ ...schema }: Record<string, unknown>): Record<string, unknown> {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (typeof schema.pattern === 'string' && patternedFormats.includes(String(schema.format))) {
    delete schema.pattern;
  }
  return schema;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
