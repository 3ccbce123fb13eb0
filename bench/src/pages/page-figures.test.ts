import type { Observation } from '../visit/observe.ts';
import { limitOf, missesLimit, pageFigures, type PageRun } from './page-figures.ts';

const fetched = (file: string, start: number, bytes: number) => ({
  address: `https://page.localhost/${file}`,
  initiator: file === '' ? 'navigation' : 'script',
  start,
  end: start + 100,
  bytes,
  body: bytes - 100,
});
const observed = (fcp: number, lcp: number): Observation => ({
  fcp,
  lcp,
  cls: 0,
  load: 900,
  started: 920,
  hydrated: 1500,
  responsiveness: { taskTimesMs: [fcp, fcp + 40], menuOpeningMs: 20 },
  fetched: [
    fetched('', 0, 15_000),
    fetched('assets/one.avif', 400, 30_000),
    fetched('assets/two.avif', 400, 50_000),
    fetched('shell/main.js', 930, 120_100),
    fetched('remotes/next.js', 1600, 9_000),
  ],
});
const run = (lcp: number, durationMs: number, requests: string[] = []): PageRun => ({
  page: observed(500, lcp),
  twin: observed(500, 600),
  menuVisit: observed(500, lcp),
  next: { durationMs, requests },
});
const facts = {
  single: 120_000,
  scores: { accessibility: 100, 'best-practices': 96, seo: 100, performance: 70 },
};

describe('Figures of a page', () => {
  const figures = pageFigures([run(600, 80), run(630, 90), run(900, 300, ['/api/x'])], facts);

  it('are medians relative to the twin, and the worst run where the limit is zero', () => {
    expect(figures).toMatchObject({
      'LCP / twin': 1.05,
      'menu ms': 20,
      'next ms': 90,
      'next requests': 1,
      'js / single': 1,
      'html B': 14_900,
      'image B': 50_000,
      'page B': 215_100,
    });
  });

  it('miss an upper limit when above it, and a score when below it', () => {
    const missedNames = (Object.keys(figures) as (keyof typeof figures)[]).filter((name) =>
      missesLimit(figures, name),
    );
    expect(missedNames).toEqual(['next requests', 'practices']);
    expect(limitOf('performance')).toBeUndefined();
  });
});
