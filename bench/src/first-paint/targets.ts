import { singleBundleLimit } from '@lens/e2e/src/every-page/script-limits.ts';
import type { Figures } from '../visit/figures.ts';

export interface Target {
  name: string;
  value: number;
  limit: number;
}

export interface VariantFigures {
  home: Figures;
  twin: Figures;
  single: Figures;
}

/** The limits for Home alone, and for Home relative to its twin and its single bundle. */
export const targetsFor = ({ home, twin, single }: VariantFigures): Target[] => [
  { name: 'FCP / twin', value: home['FCP ms'] / twin['FCP ms'], limit: 1.1 },
  { name: 'LCP / twin', value: home['LCP ms'] / twin['LCP ms'], limit: 1.1 },
  { name: 'CLS', value: home.CLS, limit: 0 },
  { name: 'menu works, ms after FCP', value: home['menu works ms after FCP'], limit: 150 },
  { name: 'scripts before load', value: home['scripts before load'], limit: 0 },
  { name: 'round trips after start', value: home['round trips after start']!, limit: 2 },
  { name: 'js / single bundle', value: home['js B'] / single['js B'], limit: singleBundleLimit },
  {
    name: 'hydrated / single bundle',
    value: home['hydrated ms after start']! / single['hydrated ms after start']!,
    limit: singleBundleLimit,
  },
  { name: 'next page after idle, ms', value: home['next page ms']!, limit: 60 },
];
