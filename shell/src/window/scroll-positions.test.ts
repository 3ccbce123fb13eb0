import { trackScrollPositions, trackHistoryEntry, restoreScroll } from './scroll-positions';

let position = 0;
let stop: () => void;
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};
const scroll = (to: number) => {
  position = to;
  window.dispatchEvent(new Event('scroll'));
};

beforeEach(() => {
  window.scrollTo = ((_: number, y: number) => void (position = y)) as typeof window.scrollTo;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => position });
  stop = trackScrollPositions();
});
afterEach(() => stop());

describe('The scroll position of a history entry', () => {
  it('is not that of the page that was left, for which a scroll event comes a frame late', () => {
    trackHistoryEntry('stories');
    scroll(700);
    trackHistoryEntry('privacy');
    position = 0;
    trackHistoryEntry('stories');
    scroll(0);
    expect(restoreScroll('stories')).toBe(true);
    expect(position).toBe(700);
  });

  it('is recorded again once it is restored, and not while another restoration is interrupted', async () => {
    for (const [key, y] of [
      ['first', 300],
      ['second', 500],
      ['third', 0],
    ] as const) {
      trackHistoryEntry(key);
      scroll(y);
    }
    trackHistoryEntry('second');
    restoreScroll('second');
    trackHistoryEntry('first');
    restoreScroll('first');
    await frames(2);
    scroll(20);
    await frames(20);
    expect(position).toBe(300);
    scroll(900);
    trackHistoryEntry('second');
    trackHistoryEntry('first');
    expect([restoreScroll('first'), position]).toEqual([true, 900]);
  });

  it.each(['click', 'popstate'])('is recorded by a %s that comes before the scroll event', (kind) => {
    trackHistoryEntry(`left by ${kind}`);
    position = 450;
    window.dispatchEvent(new Event(kind));
    trackHistoryEntry(`after ${kind}`);
    scroll(0);
    trackHistoryEntry(`left by ${kind}`);
    expect([restoreScroll(`left by ${kind}`), position]).toEqual([true, 450]);
  });

  it('is unknown for a page that was not open before', () => {
    trackHistoryEntry('new');
    expect(restoreScroll('new')).toBe(false);
  });
});
