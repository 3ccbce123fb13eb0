import { median } from '../api/figures.ts';
import type { LoadRound } from './wrk.ts';

/** The shell's rate must be at least this fraction of one nginx worker's that sends the same bytes. */
const minimumRatio = 0.4;
/** The same for the product behind its own nginx, which may answer from what it has stored. */
const minimumRatioBehindNginx = 0.8;
/** In ms, at half of the highest rate. */
const maximumP99AtHalf = 5;
/** In ms, for pages that are not cached, 20 a second beside a full load of cached ones. */
const maximumP99Uncached = 60;

export interface LoadFigures {
  /** Rates of the shell relative to nginx, of whole pages and of 304. */
  page: number;
  unchanged: number;
  /** The same for the product's nginx, over TLS. */
  pageBehindNginx: number;
  unchangedBehindNginx: number;
  /** In ms. */
  p99AtHalf: number;
  p99Uncached: number;
  failed: number;
}

/** The median of the ratios within each round, since other load on the machine slows both sides of a round. */
export const ratioOfRounds = (shell: LoadRound[], nginx: LoadRound[]): number =>
  median(shell.map(({ rate }, round) => rate / nginx[round]!.rate));

/** The lowest and the highest ratio within a round. */
export function spreadOfRounds(shell: LoadRound[], nginx: LoadRound[]): { lowest: number; highest: number } {
  const ratios = shell.map(({ rate }, round) => rate / nginx[round]!.rate);
  return { lowest: Math.min(...ratios), highest: Math.max(...ratios) };
}

/** The value below which 99 in a hundred are. */
export function p99(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))]!;
}

/** What misses its limit, in words. */
export const missedTargets = (figures: LoadFigures): string[] => [
  ...(figures.page < minimumRatio ? [`page / nginx is below ${minimumRatio}`] : []),
  ...(figures.unchanged < minimumRatio ? [`304 / nginx is below ${minimumRatio}`] : []),
  ...(figures.pageBehindNginx < minimumRatioBehindNginx
    ? [`page behind nginx / nginx is below ${minimumRatioBehindNginx}`]
    : []),
  ...(figures.unchangedBehindNginx < minimumRatioBehindNginx
    ? [`304 behind nginx / nginx is below ${minimumRatioBehindNginx}`]
    : []),
  ...(figures.p99AtHalf > maximumP99AtHalf ? [`p99 at half load is above ${maximumP99AtHalf} ms`] : []),
  ...(figures.p99Uncached > maximumP99Uncached
    ? [`p99 of pages that are not cached is above ${maximumP99Uncached} ms`]
    : []),
  ...(figures.failed > 0 ? [`${figures.failed} requests failed`] : []),
];
