/** @jest-environment node */
import { missedLimits, type OverloadFigures } from './limits';

const good: OverloadFigures = {
  capacity: 100,
  factor: 5,
  goodput: 0.9,
  right: 1800,
  refused: 7200,
  wrong: 0,
  p99: 2000,
  recoverySeconds: 2,
  memory: 200,
  memoryRatio: 1.1,
  watch: 90,
};

it('finds nothing missed where an overload is refused and passes', () => {
  expect(missedLimits('shell', good)).toEqual([]);
});

it.each([
  [{ wrong: 1 }, 'shell: 1 answers are wrong'],
  [{ refused: 0 }, 'shell: nothing was refused, so that it was no overload'],
  [{ factor: 3 }, 'shell: the bench could ask only 3.0 times what it can do'],
  [{ goodput: 0.4 }, 'shell: it does less than 0.5 of what it can'],
  [{ recoverySeconds: 5.1 }, 'shell: it takes longer than 5 s until it is back to normal'],
  [{ memoryRatio: 1.6 }, 'shell: memory is above 1.5 of that before'],
  [{ watch: Number.POSITIVE_INFINITY }, 'shell: health or metrics took longer than 2000 ms'],
])('says what is missed: %j', (bad, words) => {
  expect(missedLimits('shell', { ...good, ...bad })).toEqual([words]);
});
