import { isAhead, kindOf, median, pulseAnswer, traffic } from '../visit/figures.ts';
import type { Fetched, Observed } from '../visit/observe.ts';
import type { Followed } from '../visit/visit.ts';
import type { Scores } from './lighthouse.ts';

/** What one run saw of a page and of its twin. */
export interface PageRun {
  page: Observed;
  twin: Observed;
  felt: Observed;
  next: Followed;
}

/** What does not change from run to run. */
export interface PageFacts {
  /** Bytes of scripts if shell and remote were one bundle. */
  single: number;
  scores: Scores;
}

const sizeOf = (files: Fetched[]): number => files.reduce((total, { body }) => total + body, 0);

/** The figures of one page over all runs: ratios, ms, bytes or scores. */
export function pageFigures(runs: PageRun[], { single, scores }: PageFacts) {
  const middle = (of: (run: PageRun) => number) => median(runs.map(of))!;
  // The first visitor's answer is compressed in a hurry, as every deployment's first is.
  const { page } = runs.at(-1)!;
  const { own, bytes } = traffic(page);
  const pictures = own.filter((fetched) => kindOf(fetched) === 'image');
  const scripts = page.fetched.filter((file) => kindOf(file) === 'js' && !isAhead(page, file));
  return {
    'FCP / twin': middle((run) => run.page.fcp) / middle((run) => run.twin.fcp),
    'LCP / twin': middle((run) => run.page.lcp) / middle((run) => run.twin.lcp),
    CLS: Math.max(...runs.map((run) => run.page.cls)),
    'menu ms': middle((run) => pulseAnswer(run.felt)),
    // The document alone, without its headers.
    'html B': sizeOf(own.filter((fetched) => kindOf(fetched) === 'html')),
    'image B': Math.max(0, ...pictures.map((fetched) => fetched.bytes)),
    'page B': bytes,
    'js / single': sizeOf(scripts) / single,
    'next ms': middle((run) => run.next.took),
    'next requests': Math.max(...runs.map((run) => run.next.asked.length)),
    accessibility: scores.accessibility,
    practices: scores['best-practices'],
    seo: scores.seo,
    performance: scores.performance,
  };
}

export type PageFigures = ReturnType<typeof pageFigures>;

const kilobyte = 1024;

/** The most, or for a score the least, that each page may have; performance is only told. */
const most: Partial<PageFigures> = {
  'LCP / twin': 1.1,
  CLS: 0,
  'menu ms': 150,
  'html B': 20 * kilobyte,
  'image B': 60 * kilobyte,
  'page B': 300 * kilobyte,
  'js / single': 1.3,
  'next ms': 100,
  'next requests': 0,
};
const least: Partial<PageFigures> = { accessibility: 100, practices: 100, seo: 100 };

export const limitOf = (name: keyof PageFigures): number | undefined => most[name] ?? least[name];

/** Whether a page misses what it has to reach in this. */
export const misses = (figures: PageFigures, name: keyof PageFigures): boolean =>
  figures[name] > (most[name] ?? Infinity) || figures[name] < (least[name] ?? -Infinity);
