import { figuresOf, median, medians, roundTrips } from './figures.ts';
import type { Observation } from './observe.ts';

const site = 'https://home.localhost/';
const fetched = (file: string, start: number, end: number, bytes: number) => ({
  address: `${site}${file}`,
  initiator: file === '' ? 'navigation' : 'script',
  start,
  end,
  bytes,
  body: bytes,
});
const observed: Observation = {
  fcp: 500,
  lcp: 600,
  cls: 0,
  load: 900,
  started: 920,
  hydrated: 1500,
  fetched: [
    fetched('', 0, 400, 30_000),
    fetched('assets/hero.avif', 450, 800, 20_000),
    fetched('shell/main.js', 930, 1300, 120_000),
    fetched('remotes/page.js', 930, 1310, 5_000),
    fetched('locales/en/common.json', 1600, 1700, 2_000),
    fetched('remotes/next.js', 1600, 1800, 4_000),
    fetched('assets/late.avif', 1900, 2000, 10_000),
    fetched('shell/font.woff2', 450, 600, 0),
  ],
};

describe('Figures of a visit', () => {
  const figures = figuresOf({
    cold: observed,
    paintVisits: [
      { ...observed, fcp: 700, lcp: 900, cls: 0.1 },
      { ...observed, fcp: 540, lcp: 640 },
    ],
    warm: { ...observed, fetched: observed.fetched.map((one) => ({ ...one, bytes: 0 })) },
    menuVisit: {
      ...observed,
      responsiveness: { taskTimesMs: [480, 510, 530, 700, 1600], menuOpeningMs: 20 },
    },
    next: 40,
  });

  it('count bytes by kind, and those fetched for other pages separately', () => {
    expect(figures).toMatchObject({
      requests: 5,
      'html B': 30_000,
      'image B': 30_000,
      'js B': 125_000,
      'font B': 0,
      'ahead B': 6_000,
      'warm B': 0,
    });
  });

  it('take the median paint of all first visits, and the worst layout shift', () => {
    expect(figures).toMatchObject({ 'FCP ms': 540, 'LCP ms': 640, CLS: 0.1 });
  });

  it('count hydration from the start of the loader, and the menu from the first paint', () => {
    expect(figures['hydrated ms after start']).toBe(580);
    expect(figures['menu works ms after FCP']).toBe(30);
    expect(figures['longest wait for a touch ms']).toBe(170);
    expect(figures['scripts before load']).toBe(0);
    expect(figures['round trips after start']).toBe(1);
  });

  it('count scripts that did not wait for the page to load', () => {
    const early = { ...observed, load: 931 };
    expect(
      figuresOf({ cold: early, paintVisits: [], warm: observed, menuVisit: observed, next: 1 })[
        'scripts before load'
      ],
    ).toBe(2);
  });

  it('have a median for even numbers of runs too, and none without values', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([null, null])).toBeNull();
    expect(medians([figures, { ...figures, 'FCP ms': 700 }])['FCP ms']).toBe(620);
  });
});

describe('Round trips', () => {
  it.each([
    ['none', [], 0],
    ['all at once', ['0-5', '0-9', '1-4'], 1],
    ['one after the other', ['0-5', '5-8', '8-9'], 3],
    ['a late one beside a long one', ['0-9', '2-4', '5-8'], 2],
  ])('%s', (_, times, expected) => {
    const requests = times.map((time) => {
      const [start, end] = time.split('-').map(Number);
      return { start: start!, end: end! };
    });
    expect(roundTrips(requests)).toBe(expected);
  });
});
