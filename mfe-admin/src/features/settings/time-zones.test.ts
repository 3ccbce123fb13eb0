import { timeZones } from './time-zones';

const valuesOf = (current: string) =>
  timeZones(current).map(([, options]) => options.map(([value]) => value));

test('American time zones come first, each zone is listed once, and polar stations are left out', () => {
  const [american = [], others = []] = valuesOf('America/Los_Angeles');
  expect(american).toContain('America/Los_Angeles');
  expect(others).toContain('Asia/Tokyo');
  expect(new Set([...american, ...others]).size).toBe(american.length + others.length);
  expect(others.filter((zone) => zone.startsWith('Antarctica/'))).toEqual([]);
});

test.each(['Antarctica/Troll', 'US/Pacific', 'Asia/Tokyo'])(
  'a saved zone is always an option: %s',
  (zone) => {
    expect(
      valuesOf(zone)
        .flat()
        .filter((one) => one === zone),
    ).toEqual([zone]);
  },
);
