import { cell, table } from '../report/table.ts';
import type { FigureName, Figures } from '../visit/figures.ts';
import { targetsFor, type VariantFigures } from './targets.ts';

/** The result as JSON; the committed one is the baseline of later runs. */
export interface Result {
  name: 'first-paint';
  runs: number;
  conditions: Record<string, number>;
  machine: { cores: number; load: number; node: string; chromium: string };
  medians: VariantFigures;
}

/** A figure that rises by more than this share is marked. */
const toleratedRise = 0.05;

function changeOf(now: number | null, before: number | null | undefined): string {
  if (now === null || before === null || before === undefined) return '';
  if (before === 0) return now === 0 ? '' : 'new';
  const change = now / before - 1;
  return `${change >= 0 ? '+' : ''}${(change * 100).toFixed(1)} %${change > toleratedRise ? ' !' : ''}`;
}

const ratio = (of: number | null, to: number | null) => (of !== null && to ? cell(of / to) : '');

/** The comparison as text: all figures of all variants, then the targets. */
export function reportOf({ medians }: Result, baseline: Result | null): string {
  const { home, twin, single } = medians;
  const names = Object.keys(home) as FigureName[];
  const row = (name: FigureName) => [
    name,
    ...[home, twin, single].map((figures: Figures) => cell(figures[name])),
    ratio(home[name], twin[name]),
    ratio(home[name], single[name]),
    changeOf(home[name], baseline?.medians.home[name]),
  ];
  const before = baseline ? targetsFor(baseline.medians) : [];
  const targets = targetsFor(medians).map(({ name, value, limit }, index) => [
    name,
    cell(value),
    `≤ ${limit}`,
    value <= limit ? 'met' : 'MISSED',
    changeOf(value, before[index]?.value),
  ]);
  return [
    table([['', 'home', 'twin', 'single', '/ twin', '/ single', 'change'], ...names.map(row)]),
    '',
    table([['target', 'value', 'limit', '', 'change'], ...targets]),
  ].join('\n');
}
