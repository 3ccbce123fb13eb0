import { beginSpan, currentSpan } from '@lens/metrics/traces/span';
import type { AfterQueryEvent, EntitySubscriberInterface } from 'typeorm';

const operations = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'WITH', 'START', 'COMMIT', 'ROLLBACK', 'NOTIFY'];
const tableNames = /\b(?:FROM|INTO|UPDATE|JOIN)\s+"?(\w+)/gi;

/** A span for each query of a request that is traced. It names the table and what is done, and contains no SQL. */
export class QuerySpans implements EntitySubscriberInterface {
  private readonly tables: ReadonlySet<string>;

  constructor(tables: Iterable<string>) {
    this.tables = new Set(tables);
  }

  /** The one that is called for every query, also for those that fail, which have no time. */
  afterQuery({ query, success, executionTime = 0 }: AfterQueryEvent): void {
    const parent = currentSpan()?.traceparent;
    if (parent === undefined) return;
    const table = [...query.matchAll(tableNames)]
      .map(([, name = '']) => name)
      .find((name) => this.tables.has(name));
    const first = /^\s*(\w+)/.exec(query)?.[1]?.toUpperCase() ?? '';
    const operation = operations.includes(first) ? first : 'OTHER';
    const endMs = Date.now();
    beginSpan({
      name: table === undefined ? operation : `${operation} ${table}`,
      kind: 'client',
      parent,
      startMs: endMs - executionTime,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(table !== undefined && { 'db.collection.name': table }),
      },
    })?.end({ hasFailed: !success, endMs });
  }
}
