import type { Document } from './document.js';

/** Formats that make a pattern redundant. */
const formatsWithPattern = ['uuid', 'date-time', 'email', 'uri'];

/** Removes the bounds of unbounded integers, and patterns that a format implies. */
export function removeRedundantKeywords(document: Document): Document {
  const json = JSON.stringify(document, (_key, value: unknown) =>
    isObject(value) ? withoutRedundantKeywords(value) : value,
  );
  return JSON.parse(json) as Document;
}

function withoutRedundantKeywords({ ...schema }: Record<string, unknown>): Record<string, unknown> {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (typeof schema.pattern === 'string' && formatsWithPattern.includes(String(schema.format))) {
    delete schema.pattern;
  }
  return schema;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
