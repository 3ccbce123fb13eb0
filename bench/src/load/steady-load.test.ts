import { readLatencies } from './steady-load.ts';

test('the log of a steady load is read in milliseconds, with its failures', () => {
  const log = '1795887788321\t200\t512\n1795887788399\t304\t1250\n1795887788401\t503\t90\n';
  expect(readLatencies(log)).toEqual({ latencies: [0.512, 1.25, 0.09], failed: 1 });
});
