import fc from 'fast-check';
import { fitting } from './arbitraries.js';
import type { Document, Operation } from './document.js';

export type Caller = 'admin' | 'editor' | 'translator' | 'nobody' | 'somebody else';

/** A request as it is thought up; ids are filled in when it is sent. */
export interface Asked {
  caller: Caller;
  path: Record<string, string>;
  query: [string, string][];
  headers: Record<string, string>;
  /** A string or bytes are sent as they are. */
  body?: unknown;
  type?: string;
}

/** A range that ends before it begins is refused, which no schema in the document says. */
const inOrder = ({ from, to, ...query }: Record<string, string>): Record<string, string> => {
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  return { ...query, ...(first && { from: first }), ...(last && { to: last }) };
};

/** Requests that the document calls right. */
export function rightRequests(document: Document, operation: Operation): fc.Arbitrary<Asked> {
  const place = operation.path.split('/')[2]!;
  const valuesIn = (where: 'path' | 'query' | 'header') => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === where);
    const fields = parameters.map(({ name, schema }) => [
      name,
      fitting(document, schema, place).map((value) => String(value)),
    ]);
    const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name);
    return fc
      .record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<string>>, { requiredKeys })
      .map(inOrder);
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
      body: fitting(document, operation.body.schema, place),
      type: fc.constant(operation.body.type),
    }),
  });
}
