import type { Figures } from '../visit/figures.ts';

export interface Target {
  name: string;
  value: number;
  most: number;
}

export interface Compared {
  home: Figures;
  twin: Figures;
  single: Figures;
}

/** What Home has to reach, in itself and beside its twin and its single bundle. */
export const targetsOf = ({ home, twin, single }: Compared): Target[] => [
  { name: 'FCP / twin', value: home['FCP ms'] / twin['FCP ms'], most: 1.1 },
  { name: 'LCP / twin', value: home['LCP ms'] / twin['LCP ms'], most: 1.1 },
  { name: 'CLS', value: home.CLS, most: 0 },
  { name: 'menu works, ms after FCP', value: home['menu works ms after FCP'], most: 150 },
  { name: 'scripts before load', value: home['scripts before load'], most: 0 },
  { name: 'round trips after start', value: home['round trips after start']!, most: 2 },
  { name: 'js / single bundle', value: home['js B'] / single['js B'], most: 1.4 },
  {
    name: 'hydrated / single bundle',
    value: home['hydrated ms after start']! / single['hydrated ms after start']!,
    most: 1.35,
  },
  { name: 'next page after idle, ms', value: home['next page ms']!, most: 100 },
];
