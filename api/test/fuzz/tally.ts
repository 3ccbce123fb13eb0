import type { Operation } from './document.js';

export type Intent = 'valid' | 'hostile' | 'targeted';

interface Row {
  statuses: Map<number, number>;
  /** Generated requests, without those that a limit refused. */
  generatedCount: number;
  /** How many of them reached the handler. */
  reachedCount: number;
}

/** Counts the statuses of the responses by operation. */
export class Tally {
  private readonly rows = new Map<string, Row>();

  add({ name }: Operation, status: number, intent: Intent, reached: boolean): void {
    const row = this.rows.get(name) ?? {
      statuses: new Map<number, number>(),
      generatedCount: 0,
      reachedCount: 0,
    };
    this.rows.set(name, row);
    row.statuses.set(status, (row.statuses.get(status) ?? 0) + 1);
    if (intent === 'targeted' || status === 429) return;
    row.generatedCount += 1;
    if (reached) row.reachedCount += 1;
  }

  of({ name }: Operation): { seenStatuses: string[]; generatedCount: number; reachedShare: number } {
    const { statuses, generatedCount, reachedCount } = this.rows.get(name)!;
    return {
      seenStatuses: [...statuses.keys()].map(String),
      generatedCount,
      reachedShare: reachedCount / generatedCount,
    };
  }

  get total(): number {
    return [...this.rows.values()].reduce((sum, { generatedCount }) => sum + generatedCount, 0);
  }

  /** A table of operations and statuses. */
  table(): string {
    const statuses = [...new Set([...this.rows.values()].flatMap((row) => [...row.statuses.keys()]))].sort();
    const width = Math.max(...[...this.rows.keys()].map((name) => name.length));
    const line = (name: string, cells: string[]) =>
      [name.padEnd(width), ...cells.map((text) => text.padStart(8))].join('');
    return [
      line('', [...statuses.map(String), 'sent', 'reached']),
      ...[...this.rows].map(([name, { statuses: counts, generatedCount, reachedCount }]) =>
        line(name, [
          ...statuses.map((status) => String(counts.get(status) ?? '')),
          String(generatedCount),
          `${Math.round((100 * reachedCount) / generatedCount)}%`,
        ]),
      ),
    ].join('\n');
  }
}
