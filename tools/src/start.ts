import { once } from 'node:events';
import { startProduct } from './product/product.ts';
import { publishApart } from './product/publish-apart.ts';
import { toldToEnd } from './product/told-to-end.ts';

/** publish → API and shell → ready, until it is told to end. Compiled, so that no compiler stays beside the product. */
const signal = toldToEnd();
try {
  const product = await startProduct({ env: process.env, publish: publishApart, revive: true, signal });
  console.log(`ready ${product.url}`);
  if (!signal.aborted) await once(signal, 'abort');
  await product.stop();
  process.exit(0);
} catch (failure) {
  if (signal.aborted) process.exit(0);
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
