import { KnownNetworks } from './known-networks.js';

test('an account knows a network for thirty days after its last sign-in from there', () => {
  let now = 0;
  const networks = new KnownNetworks(() => now);
  networks.add('mara', '203.0.113.1');
  expect([networks.has('mara', '203.0.113.1'), networks.has('mara', '203.0.113.2')]).toEqual([true, false]);
  expect(networks.has('noor', '203.0.113.1')).toBe(false);
  now = 29 * 86_400_000;
  networks.add('mara', '203.0.113.1');
  now += 29 * 86_400_000;
  expect(networks.has('mara', '203.0.113.1')).toBe(true);
  now += 2 * 86_400_000;
  expect(networks.has('mara', '203.0.113.1')).toBe(false);
});

test('ten thousand networks are remembered, and the oldest is forgotten first', () => {
  const networks = new KnownNetworks(() => 0);
  for (let count = 0; count <= 10_000; count += 1) networks.add('mara', String(count));
  expect([0, 1, 10_000].map((network) => networks.has('mara', String(network)))).toEqual([false, true, true]);
});
