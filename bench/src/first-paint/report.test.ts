import type { Figures } from '../visit/figures.ts';
import { formatReport, type Result } from './report.ts';

const figures = (overrides: Partial<Figures> = {}): Figures => ({
  'FCP ms': 500,
  'LCP ms': 600,
  CLS: 0,
  'menu works ms after FCP': 40,
  'longest wait for a touch ms': 80,
  'loader starts ms': 900,
  'hydrated ms after start': 1000,
  'scripts before load': 0,
  'round trips after start': 2,
  'next page ms': 50,
  requests: 8,
  'html B': 30_000,
  'css B': 0,
  'js B': 130_000,
  'font B': 0,
  'image B': 20_000,
  'other B': 0,
  'ahead B': 10_000,
  'warm FCP ms': 300,
  'warm LCP ms': 300,
  'warm hydrated ms': 300,
  'warm requests': 1,
  'warm B': 300,
  ...overrides,
});

const result = (overrides: Partial<Figures> = {}): Result => ({
  name: 'first-paint',
  runs: 1,
  conditions: {},
  machine: { cores: 2, load: 1, node: 'v20', chromium: '140' },
  medians: {
    home: figures(overrides),
    twin: figures({ 'hydrated ms after start': null, 'next page ms': null }),
    single: figures({ 'js B': 125_000, 'hydrated ms after start': 950 }),
  },
});

const findLine = (report: string, start: string) =>
  report.split('\n').find((line) => line.startsWith(start)) ?? '';

describe('The report', () => {
  it('compares Home with its twin and its single bundle', () => {
    const report = formatReport(result(), null);
    expect(findLine(report, 'js B').trim().split(/ {2,}/)).toEqual([
      'js B',
      '130000',
      '130000',
      '125000',
      '1',
      '1.04',
    ]);
    expect(report).not.toContain('MISSED');
  });

  it('says which target is missed', () => {
    const report = formatReport(result({ 'js B': 141_000, CLS: 0.01 }), null);
    expect(findLine(report, 'js / single bundle')).toContain('MISSED');
    expect(report).toMatch(/^CLS +0\.01 .*MISSED/m);
    expect(report).toMatch(/^FCP \/ twin +1 .*met/m);
  });

  it('marks a figure that rose by more than 5 % since the baseline', () => {
    const report = formatReport(result({ 'js B': 138_000, 'html B': 31_000, 'image B': 19_000 }), result());
    expect(findLine(report, 'js B')).toContain('+6.2 % !');
    expect(findLine(report, 'html B')).toMatch(/\+3\.3 %$/);
    expect(findLine(report, 'image B')).toContain('-5.0 %');
  });
});
