import { formatCell, formatTable } from '../report/table.ts';
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

/** A figure that rises by more than this fraction is marked. */
const toleratedRise = 0.05;

function formatChange(current: number | null, previous: number | null | undefined): string {
  if (current === null || previous === null || previous === undefined) return '';
  if (previous === 0) return current === 0 ? '' : 'new';
  const change = current / previous - 1;
  return `${change >= 0 ? '+' : ''}${(change * 100).toFixed(1)} %${change > toleratedRise ? ' !' : ''}`;
}

const formatRatio = (value: number | null, base: number | null) =>
  value !== null && base ? formatCell(value / base) : '';

/** The comparison as text: all figures of all variants, then the targets. */
export function formatReport({ medians }: Result, baseline: Result | null): string {
  const { home, twin, single } = medians;
  const names = Object.keys(home) as FigureName[];
  const row = (name: FigureName) => [
    name,
    ...[home, twin, single].map((figures: Figures) => formatCell(figures[name])),
    formatRatio(home[name], twin[name]),
    formatRatio(home[name], single[name]),
    formatChange(home[name], baseline?.medians.home[name]),
  ];
  const baselineTargets = baseline ? targetsFor(baseline.medians) : [];
  const targets = targetsFor(medians).map(({ name, value, limit }, index) => [
    name,
    formatCell(value),
    `≤ ${limit}`,
    value <= limit ? 'met' : 'MISSED',
    formatChange(value, baselineTargets[index]?.value),
  ]);
  return [
    formatTable([['', 'home', 'twin', 'single', '/ twin', '/ single', 'change'], ...names.map(row)]),
    '',
    formatTable([['target', 'value', 'limit', '', 'change'], ...targets]),
  ].join('\n');
}
