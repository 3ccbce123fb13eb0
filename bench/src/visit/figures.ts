import type { FetchedFile, Observation } from './observe.ts';
import type { Visits } from './visit.ts';

const kinds = { js: /\.js$/, css: /\.css$/, font: /\.woff2$/, image: /\.(avif|webp|jpe?g|png|svg)$/ };
export const kindOf = ({ address, initiator }: FetchedFile): string => {
  if (initiator === 'navigation') return 'html';
  const { pathname } = new URL(address);
  return Object.entries(kinds).find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'other';
};

/** Whether a file was fetched ahead for another page; such files are counted separately. */
export const isAhead = ({ hydrated }: Observation, fetched: FetchedFile): boolean =>
  hydrated >= 0 && fetched.start >= hydrated && ['js', 'css', 'other'].includes(kindOf(fetched));

/** The length of the longest chain of requests that each started after the one before had ended. */
export function roundTrips(requests: Pick<FetchedFile, 'start' | 'end'>[]): number {
  const ordered = [...requests].sort((a, b) => a.start - b.start);
  const depths: number[] = [];
  ordered.forEach(({ start }, index) => {
    const before = ordered.slice(0, index).map((earlier, at) => (earlier.end <= start ? depths[at]! : 0));
    depths.push(1 + Math.max(0, ...before));
  });
  return Math.max(0, ...depths);
}

const sum = (fetched: FetchedFile[]): number => fetched.reduce((total, { bytes }) => total + bytes, 0);

/** The files of a page itself, without those fetched ahead, and their bytes by kind. */
export function traffic(observed: Observation) {
  const files = observed.fetched.filter((fetched) => !isAhead(observed, fetched) && fetched.bytes > 0);
  const bytesOf = (kind: string) => sum(files.filter((fetched) => kindOf(fetched) === kind));
  return { files, requests: files.length, bytes: sum(files), bytesOf };
}

const responsivenessOf = ({ responsiveness }: Observation) =>
  responsiveness ?? { taskTimesMs: [], menuOpeningMs: NaN };

/** The time in ms from the first paint until a touch during that paint has opened the menu. */
export function menuDelay(observed: Observation): number {
  const { taskTimesMs, menuOpeningMs } = responsivenessOf(observed);
  return taskTimesMs.find((taskTimeMs) => taskTimeMs >= observed.fcp)! - observed.fcp + menuOpeningMs;
}

/** The longest time in ms that a touch within a second of the first paint would have waited. */
function longestWait(observed: Observation): number {
  const { taskTimesMs } = responsivenessOf(observed);
  const early = taskTimesMs.filter(
    (taskTimeMs) => taskTimeMs >= observed.fcp && taskTimeMs <= observed.fcp + 1000,
  );
  return Math.max(0, ...early.slice(1).map((taskTimeMs, index) => taskTimeMs - early[index]!));
}

/** The time in ms from the loader's start to the end of hydration; null for a page without scripts. */
const hydration = ({ started, hydrated }: Observation): number | null =>
  hydrated < 0 ? null : hydrated - started;

/** The figures of one visit: ms, bytes or counts; null where a figure does not apply. */
export function figuresOf({ cold, paintVisits, warm, menuVisit, next }: Visits) {
  const { files, requests, bytesOf } = traffic(cold);
  const scripts = files.filter((fetched) => kindOf(fetched) === 'js');
  const warmTraffic = traffic(warm);
  const hydrates = cold.hydrated >= 0;
  return {
    'FCP ms': median([cold, ...paintVisits].map(({ fcp }) => fcp))!,
    'LCP ms': median([cold, ...paintVisits].map(({ lcp }) => lcp))!,
    CLS: Math.max(...[cold, ...paintVisits].map(({ cls }) => cls)),
    'menu works ms after FCP': menuDelay(menuVisit),
    'longest wait for a touch ms': longestWait(menuVisit),
    'loader starts ms': hydrates ? cold.started : null,
    'hydrated ms after start': hydration(cold),
    'scripts before load': scripts.filter(({ start }) => start < cold.load).length,
    'round trips after start': hydrates
      ? roundTrips(files.filter(({ start, end }) => start >= cold.started && end <= cold.hydrated))
      : null,
    'next page ms': next,
    requests,
    'html B': bytesOf('html'),
    'css B': bytesOf('css'),
    'js B': bytesOf('js'),
    'font B': bytesOf('font'),
    'image B': bytesOf('image'),
    'other B': bytesOf('other'),
    'ahead B': sum(cold.fetched.filter((fetched) => isAhead(cold, fetched))),
    'warm FCP ms': warm.fcp,
    'warm LCP ms': warm.lcp,
    'warm hydrated ms': hydration(warm),
    'warm requests': warmTraffic.requests,
    'warm B': warmTraffic.bytes,
  };
}

export type Figures = ReturnType<typeof figuresOf>;
export type FigureName = keyof Figures;

/** The median of each figure over all runs. */
export function medians(runs: Figures[]): Figures {
  const names = Object.keys(runs[0]!) as FigureName[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Figures;
}

export function median(values: (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle) - 1]!) / 2;
}
