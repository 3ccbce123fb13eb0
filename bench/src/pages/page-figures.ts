import { singleBundleLimit } from '@lens/e2e/src/every-page/script-limits.ts';
import { isAhead, kindOf, median, menuDelay, traffic } from '../visit/figures.ts';
import type { FetchedFile, Observation } from '../visit/observe.ts';
import type { LinkNavigation } from '../visit/visit.ts';
import type { Scores } from './lighthouse.ts';

/** What one run observed of a page and of its twin. */
export interface PageRun {
  page: Observation;
  twin: Observation;
  menuVisit: Observation;
  next: LinkNavigation;
}

/** Facts of a page that are the same in every run. */
export interface PageFacts {
  /** Bytes of scripts if shell and remote were one bundle. */
  single: number;
  scores: Scores;
}

const sizeOf = (files: FetchedFile[]): number => files.reduce((total, { body }) => total + body, 0);

/** The figures of one page over all runs: ratios, ms, bytes or scores. */
export function pageFigures(runs: PageRun[], { single, scores }: PageFacts) {
  const medianOf = (read: (run: PageRun) => number) => median(runs.map(read))!;
  // Bytes are those of the last run, since the shell compresses its first responses less.
  const { page } = runs.at(-1)!;
  const { files, bytes } = traffic(page);
  const pictures = files.filter((fetched) => kindOf(fetched) === 'image');
  const scripts = page.fetched.filter((file) => kindOf(file) === 'js' && !isAhead(page, file));
  return {
    'FCP / twin': medianOf((run) => run.page.fcp) / medianOf((run) => run.twin.fcp),
    'LCP / twin': medianOf((run) => run.page.lcp) / medianOf((run) => run.twin.lcp),
    CLS: Math.max(...runs.map((run) => run.page.cls)),
    'menu ms': medianOf((run) => menuDelay(run.menuVisit)),
    // Only the document, without its headers.
    'html B': sizeOf(files.filter((fetched) => kindOf(fetched) === 'html')),
    'image B': Math.max(0, ...pictures.map((fetched) => fetched.bytes)),
    'page B': bytes,
    'js / single': sizeOf(scripts) / single,
    'next ms': medianOf((run) => run.next.durationMs),
    'next requests': Math.max(...runs.map((run) => run.next.requests.length)),
    accessibility: scores.accessibility,
    practices: scores['best-practices'],
    seo: scores.seo,
    performance: scores.performance,
  };
}

export type PageFigures = ReturnType<typeof pageFigures>;

const kilobyte = 1024;

/** The limits of each page; the performance score has none and is only reported. */
const upperLimits: Partial<PageFigures> = {
  'LCP / twin': 1.1,
  CLS: 0,
  'menu ms': 150,
  'html B': 20 * kilobyte,
  'image B': 60 * kilobyte,
  'page B': 300 * kilobyte,
  'js / single': singleBundleLimit,
  'next ms': 100,
  'next requests': 0,
};
const lowerLimits: Partial<PageFigures> = { accessibility: 100, practices: 100, seo: 100 };

export const limitOf = (name: keyof PageFigures): number | undefined =>
  upperLimits[name] ?? lowerLimits[name];

/** Whether a page misses the limit of a figure. */
export const missesLimit = (figures: PageFigures, name: keyof PageFigures): boolean =>
  figures[name] > (upperLimits[name] ?? Infinity) || figures[name] < (lowerLimits[name] ?? -Infinity);
