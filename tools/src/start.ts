import { once } from 'node:events';
import { buildStale } from './product/build.ts';
import { requireFreePorts } from './product/ports.ts';

/** ports free → build what is stale → publish → API and shell → ready, until a signal says to stop */
const stopping = new AbortController();
const { signal } = stopping;
const stop = () => stopping.abort();
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

try {
  await requireFreePorts(process.env);
  await buildStale();
  // Only now: what it imports is compiled by the build.
  const { startProduct } = await import('./product/product.ts');
  const product = await startProduct({ env: process.env, revive: true, signal });
  console.log(`ready ${product.url}`);
  if (!signal.aborted) await once(signal, 'abort');
  await product.stop();
  process.exit(0);
} catch (failure) {
  if (signal.aborted) process.exit(0);
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
