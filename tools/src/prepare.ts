import { buildStale } from './product/build.ts';
import { requireFreePorts } from './product/ports.ts';
import { toldToEnd } from './product/told-to-end.ts';

/** ports free → build what is stale; it ends before the product starts, and takes the compiler with it. */
const signal = toldToEnd();
try {
  await requireFreePorts(process.env);
  await buildStale([], signal);
} catch (failure) {
  if (!signal.aborted) console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
