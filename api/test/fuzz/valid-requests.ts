import fc from 'fast-check';
import { arbitraryFor } from './arbitraries.js';
import type { Document, Operation } from './document.js';

export type Caller = 'admin' | 'editor' | 'translator' | 'nobody' | 'somebody else';

/** A generated request; the placeholders of ids are replaced when it is sent. */
export interface FuzzRequest {
  caller: Caller;
  path: Record<string, string>;
  query: [string, string][];
  headers: Record<string, string>;
  /** Strings and bytes are sent unchanged. */
  body?: unknown;
  type?: string;
}

/** Swaps the ends of a reversed range: it would be refused, but the schema cannot say so. */
const withOrderedRange = ({ from, to, ...query }: Record<string, string>): Record<string, string> => {
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  return { ...query, ...(first && { from: first }), ...(last && { to: last }) };
};

/** Requests that are valid according to the document. */
export function validRequests(document: Document, operation: Operation): fc.Arbitrary<FuzzRequest> {
  const resource = operation.path.split('/')[2]!;
  const valuesIn = (where: 'path' | 'query' | 'header') => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === where);
    const fields = parameters.map(({ name, schema }) => [
      name,
      arbitraryFor(document, schema, resource).map((value) => String(value)),
    ]);
    const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name);
    return fc
      .record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<string>>, { requiredKeys })
      .map(withOrderedRange);
  };
  return fc.record({
    caller: fc.oneof(
      { weight: 12, arbitrary: fc.constant<Caller>('admin') },
      { weight: 1, arbitrary: fc.constant<Caller>('editor') },
    ),
    path: valuesIn('path') as fc.Arbitrary<Record<string, string>>,
    query: valuesIn('query').map((query) => Object.entries(query) as [string, string][]),
    headers: valuesIn('header') as fc.Arbitrary<Record<string, string>>,
    ...(operation.body && {
      body: arbitraryFor(document, operation.body.schema, resource),
      type: fc.constant(operation.body.type),
    }),
  });
}
