import { KnownNetworks } from './known-networks.js';

test('a place is known to one account, for thirty days after it was last there', () => {
  let now = 0;
  const places = new KnownNetworks(() => now);
  places.add('mara', '203.0.113.1');
  expect([places.has('mara', '203.0.113.1'), places.has('mara', '203.0.113.2')]).toEqual([true, false]);
  expect(places.has('noor', '203.0.113.1')).toBe(false);
  now = 29 * 86_400_000;
  places.add('mara', '203.0.113.1');
  now += 29 * 86_400_000;
  expect(places.has('mara', '203.0.113.1')).toBe(true);
  now += 2 * 86_400_000;
  expect(places.has('mara', '203.0.113.1')).toBe(false);
});

test('ten thousand places are remembered, the oldest is forgotten first', () => {
  const places = new KnownNetworks(() => 0);
  for (let count = 0; count <= 10_000; count += 1) places.add('mara', String(count));
  expect([0, 1, 10_000].map((place) => places.has('mara', String(place)))).toEqual([false, true, true]);
});
