import type { Operation } from './document.js';

export type Meant = 'right' | 'hostile' | 'directed';

interface Row {
  statuses: Map<number, number>;
  /** Of those that were thought up at random and not held back by a limit. */
  asked: number;
  reached: number;
}

/** How often each operation gave each status. */
export class Tally {
  private readonly rows = new Map<string, Row>();

  add({ name }: Operation, status: number, meant: Meant, reached: boolean): void {
    const row = this.rows.get(name) ?? { statuses: new Map<number, number>(), asked: 0, reached: 0 };
    this.rows.set(name, row);
    row.statuses.set(status, (row.statuses.get(status) ?? 0) + 1);
    if (meant === 'directed' || status === 429) return;
    row.asked += 1;
    if (reached) row.reached += 1;
  }

  of({ name }: Operation): { seen: string[]; asked: number; share: number } {
    const { statuses, asked, reached } = this.rows.get(name)!;
    return { seen: [...statuses.keys()].map(String), asked, share: reached / asked };
  }

  get total(): number {
    return [...this.rows.values()].reduce((sum, { asked }) => sum + asked, 0);
  }

  /** Operation × status, as text. */
  table(): string {
    const statuses = [...new Set([...this.rows.values()].flatMap((row) => [...row.statuses.keys()]))].sort();
    const width = Math.max(...[...this.rows.keys()].map((name) => name.length));
    const line = (name: string, cells: string[]) =>
      [name.padEnd(width), ...cells.map((text) => text.padStart(6))].join('');
    return [
      line('', [...statuses.map(String), 'asked', 'reach']),
      ...[...this.rows].map(([name, { statuses: counts, asked, reached }]) =>
        line(name, [
          ...statuses.map((status) => String(counts.get(status) ?? '')),
          String(asked),
          `${Math.round((100 * reached) / asked)}%`,
        ]),
      ),
    ].join('\n');
  }
}
