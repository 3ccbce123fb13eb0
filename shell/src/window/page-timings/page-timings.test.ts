import { PageTimingsCollector } from './page-timings';

type Note = (list: { getEntries: () => object[] }) => void;
const notes: Record<string, (entry: object) => void> = {};
const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
const timing = [{ name: 'traceparent', description: traceparent }];
let now = 0;

beforeEach(() => {
  now = 4000;
  class Observer {
    constructor(private readonly note: Note) {}
    observe({ type }: { type: string }): void {
      notes[type] = (entry) => this.note({ getEntries: () => [entry] });
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  Object.assign(performance, {
    getEntriesByType: () => [{ responseStart: 120, loadEventEnd: 800, serverTiming: timing }],
    getEntriesByName: () => [{ startTime: 300 }],
  });
});
afterEach(() => jest.restoreAllMocks());

it('says once how long the page took to open, and then what it asked the API for [TRACE-4]', () => {
  const collector = new PageTimingsCollector();
  notes['largest-contentful-paint']!({ startTime: 300 });
  notes['largest-contentful-paint']!({ startTime: 450 });
  notes['resource']!({ startTime: 3000, duration: 40, serverTiming: [] });
  expect(collector.take()).toEqual({
    load: {
      traceparent,
      startedMsAgo: 4000,
      response: 120,
      firstPaint: 300,
      largestPaint: 450,
      loaded: 800,
    },
    requests: [],
  });
  expect(collector.take()).toBeNull();
  now = 5000;
  notes['resource']!({ startTime: 4500, duration: 40, serverTiming: timing, name: '/api/what?a=person' });
  expect(collector.take()).toEqual({ requests: [{ traceparent, startedMsAgo: 500, ms: 40 }] });
  expect(collector.take()).toBeNull();
});

it('says no more of requests than the API takes, and nothing of a page that was opened long ago [TRACE-4]', () => {
  const collector = new PageTimingsCollector();
  now = 700_000;
  for (let number = 0; number < 30; number += 1)
    notes['resource']!({ startTime: now, duration: 1, serverTiming: timing });
  const { load, requests } = collector.take()!;
  expect([load, requests.length]).toEqual([undefined, 20]);
});
