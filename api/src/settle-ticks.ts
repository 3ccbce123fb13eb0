import process from 'node:process';

/** So many that V8 compiles `nextTick` before anything else runs; it takes about 2 ms. */
const ticks = 20_000;

/**
 * Each answer takes several ticks. The code that starts the API uses `nextTick` in ways after which V8 no longer knows the
 * shape of its objects and never finds out again: then all ticks of an answer take 8 % of its time. What is compiled before
 * keeps the shape.
 */
for (let count = 0; count < ticks; count += 1) process.nextTick(() => undefined);
