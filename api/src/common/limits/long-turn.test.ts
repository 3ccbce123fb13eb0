import { LongTurn } from './long-turn.js';

/** How many of so many requests of one turn are taken, each of which takes so long. */
function taken(turn: LongTurn, clock: { ms: number }, count: number, ms: number): number {
  let answered = 0;
  for (let request = 0; request < count; request += 1) {
    if (turn.isTooLong()) continue;
    answered += 1;
    clock.ms += ms;
  }
  return answered;
}

test('a turn takes requests for half a second, and fifty in any case; the next turn takes more [OVERLOAD-3]', async () => {
  const clock = { ms: 1000 };
  const turn = new LongTurn(() => clock.ms);
  expect(taken(turn, clock, 400, 5)).toBe(101);
  await new Promise(setImmediate);
  expect(taken(turn, clock, 400, 50)).toBe(50);
  await new Promise(setImmediate);
  expect(taken(turn, clock, 400, 1)).toBe(400);
});
