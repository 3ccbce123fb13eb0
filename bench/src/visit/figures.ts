import type { Fetched, Observed } from './observe.ts';
import type { Visits } from './visit.ts';

const kinds = { js: /\.js$/, css: /\.css$/, font: /\.woff2$/, image: /\.(avif|webp|jpe?g|png|svg)$/ };
export const kindOf = ({ address, initiator }: Fetched): string => {
  if (initiator === 'navigation') return 'html';
  const { pathname } = new URL(address);
  return Object.entries(kinds).find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'other';
};

/** What is fetched ahead of a navigation: not of the page at hand, so counted apart. */
export const isAhead = ({ taken }: Observed, fetched: Fetched): boolean =>
  taken >= 0 && fetched.start >= taken && ['js', 'css', 'other'].includes(kindOf(fetched));

/** The longest chain of requests of which each started only after the one before had ended. */
export function roundTrips(requests: Pick<Fetched, 'start' | 'end'>[]): number {
  const ordered = [...requests].sort((one, other) => one.start - other.start);
  const depths: number[] = [];
  ordered.forEach(({ start }, index) => {
    const before = ordered.slice(0, index).map((earlier, at) => (earlier.end <= start ? depths[at]! : 0));
    depths.push(1 + Math.max(0, ...before));
  });
  return Math.max(0, ...depths);
}

const sum = (fetched: Fetched[]): number => fetched.reduce((total, { bytes }) => total + bytes, 0);

/** Bytes and requests of the page at hand, by kind. */
export function traffic(observed: Observed) {
  const own = observed.fetched.filter((fetched) => !isAhead(observed, fetched) && fetched.bytes > 0);
  const of = (kind: string) => sum(own.filter((fetched) => kindOf(fetched) === kind));
  return { own, requests: own.length, bytes: sum(own), of };
}

const pulseOf = ({ pulse }: Observed) => pulse ?? { beats: [], opening: NaN };

/** From the first paint until a touch at that moment has opened the menu. */
export function pulseAnswer(observed: Observed): number {
  const { beats, opening } = pulseOf(observed);
  return beats.find((beat) => beat >= observed.fcp)! - observed.fcp + opening;
}

/** The longest that a touch would have waited within a second of the first paint. */
function longestWait(observed: Observed): number {
  const { beats } = pulseOf(observed);
  const early = beats.filter((beat) => beat >= observed.fcp && beat <= observed.fcp + 1000);
  return Math.max(0, ...early.slice(1).map((beat, index) => beat - early[index]!));
}

/** What to wait for, from the loader's start to the page taken up; null where nothing is. */
const hydration = ({ started, taken }: Observed): number | null => (taken < 0 ? null : taken - started);

/** The figures of one visit: ms, bytes or counts; null where a figure makes no sense. */
export function figuresOf({ cold, painted, warm, felt, next }: Visits) {
  const { own, requests, of } = traffic(cold);
  const scripts = own.filter((fetched) => kindOf(fetched) === 'js');
  const later = traffic(warm);
  const hydrates = cold.taken >= 0;
  return {
    'FCP ms': median([cold, ...painted].map(({ fcp }) => fcp))!,
    'LCP ms': median([cold, ...painted].map(({ lcp }) => lcp))!,
    CLS: Math.max(...[cold, ...painted].map(({ cls }) => cls)),
    'menu works ms after FCP': pulseAnswer(felt),
    'longest wait for a touch ms': longestWait(felt),
    'loader starts ms': hydrates ? cold.started : null,
    'hydrated ms after start': hydration(cold),
    'scripts before load': scripts.filter(({ start }) => start < cold.load).length,
    'round trips after start': hydrates
      ? roundTrips(own.filter(({ start, end }) => start >= cold.started && end <= cold.taken))
      : null,
    'next page ms': next,
    requests,
    'html B': of('html'),
    'css B': of('css'),
    'js B': of('js'),
    'font B': of('font'),
    'image B': of('image'),
    'other B': of('other'),
    'ahead B': sum(cold.fetched.filter((fetched) => isAhead(cold, fetched))),
    'warm FCP ms': warm.fcp,
    'warm LCP ms': warm.lcp,
    'warm hydrated ms': hydration(warm),
    'warm requests': later.requests,
    'warm B': later.bytes,
  };
}

export type Figures = ReturnType<typeof figuresOf>;
export type FigureName = keyof Figures;

/** The middle of each figure over all runs. */
export function medians(runs: Figures[]): Figures {
  const names = Object.keys(runs[0]!) as FigureName[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Figures;
}

export function median(values: (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).sort((one, other) => one - other);
  if (sorted.length === 0) return null;
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle) - 1]!) / 2;
}
