import type { ProtectedTranslation } from '../../src/translations/protection/translate-protected.js';

type Counts = Record<ProtectedTranslation['outcome'], number>;

/** Counts the outcomes of each adversary. */
export class Tally {
  private readonly rows = new Map<string, Counts>();

  add(adversary: string, outcome: ProtectedTranslation['outcome']): void {
    const counts = this.rows.get(adversary) ?? { translated: 0, needs_human: 0, source: 0 };
    counts[outcome] += 1;
    this.rows.set(adversary, counts);
  }

  get total(): number {
    return [...this.rows.values()].reduce((sum, counts) => sum + totalOf(counts), 0);
  }

  /** The share of accepted translations, from 0 to 1. */
  translated(adversary: string): number {
    const counts = this.rows.get(adversary)!;
    return counts.translated / totalOf(counts);
  }

  table(): string {
    const lines = [...this.rows].map(([adversary, { translated, needs_human, source }]) => [
      adversary,
      translated,
      needs_human,
      source,
    ]);
    return [['machine', 'translated', 'needs_human', 'source'], ...lines]
      .map(
        ([name, ...counts]) =>
          String(name).padEnd(30) + counts.map((count) => String(count).padStart(13)).join(''),
      )
      .join('\n');
  }
}

const totalOf = ({ translated, needs_human, source }: Counts): number => translated + needs_human + source;
