import { cell, table } from '../report/table.ts';
import type { FigureName, Figures } from '../visit/figures.ts';
import { targetsOf, type Compared } from './targets.ts';

/** What is written as JSON, and committed as what later runs are compared with. */
export interface Result {
  name: 'first-paint';
  runs: number;
  conditions: Record<string, number>;
  machine: { cores: number; load: number; node: string; chromium: string };
  medians: Compared;
}

/** No figure may rise by more from one issue to the next without a reason given. */
const tolerated = 0.05;

function changeOf(now: number | null, before: number | null | undefined): string {
  if (now === null || before === null || before === undefined) return '';
  if (before === 0) return now === 0 ? '' : 'new';
  const change = now / before - 1;
  return `${change >= 0 ? '+' : ''}${(change * 100).toFixed(1)} %${change > tolerated ? ' !' : ''}`;
}

const ratio = (of: number | null, to: number | null) => (of !== null && to ? cell(of / to) : '');

/** The comparison as text: every figure of every variant, then what was to be reached. */
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
  const before = baseline ? targetsOf(baseline.medians) : [];
  const targets = targetsOf(medians).map(({ name, value, most }, index) => [
    name,
    cell(value),
    `≤ ${most}`,
    value <= most ? 'met' : 'MISSED',
    changeOf(value, before[index]?.value),
  ]);
  return [
    table([['', 'home', 'twin', 'single', '/ twin', '/ single', 'change'], ...names.map(row)]),
    '',
    table([['target', 'value', 'limit', '', 'change'], ...targets]),
  ].join('\n');
}
