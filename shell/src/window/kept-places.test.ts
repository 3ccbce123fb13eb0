import { keepPlaces, keepPlacesOf, returnTo } from './kept-places';

let place = 0;
let stop: () => void;
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};
const scroll = (to: number) => {
  place = to;
  window.dispatchEvent(new Event('scroll'));
};

beforeEach(() => {
  window.scrollTo = ((_: number, y: number) => void (place = y)) as typeof window.scrollTo;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => place });
  stop = keepPlaces();
});
afterEach(() => stop());

describe('The place of an entry of the history', () => {
  it('is not that of the page that was left, of which a browser tells a frame late', () => {
    keepPlacesOf('stories');
    scroll(700);
    keepPlacesOf('privacy');
    place = 0;
    keepPlacesOf('stories');
    scroll(0);
    expect(returnTo('stories')).toBe(true);
    expect(place).toBe(700);
  });

  it('is kept anew once somebody is there, and not by a way back that was left in its middle', async () => {
    for (const [key, y] of [
      ['first', 300],
      ['second', 500],
      ['third', 0],
    ] as const) {
      keepPlacesOf(key);
      scroll(y);
    }
    keepPlacesOf('second');
    returnTo('second');
    keepPlacesOf('first');
    returnTo('first');
    await frames(2);
    scroll(20);
    await frames(20);
    expect(place).toBe(300);
    scroll(900);
    keepPlacesOf('second');
    keepPlacesOf('first');
    expect([returnTo('first'), place]).toEqual([true, 900]);
  });

  it.each(['click', 'popstate'])(
    'is known to whoever leaves before a browser has told of it, by a %s',
    (kind) => {
      keepPlacesOf(`left by ${kind}`);
      place = 450;
      window.dispatchEvent(new Event(kind));
      keepPlacesOf(`after ${kind}`);
      scroll(0);
      keepPlacesOf(`left by ${kind}`);
      expect([returnTo(`left by ${kind}`), place]).toEqual([true, 450]);
    },
  );

  it('is unknown of a page that nobody has read', () => {
    keepPlacesOf('new');
    expect(returnTo('new')).toBe(false);
  });
});
