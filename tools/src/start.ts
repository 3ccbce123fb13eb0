import { once } from 'node:events';
import { backUpFirst } from './product/back-up-first.ts';
import { startProduct } from './product/product.ts';
import { publishApart } from './product/publish-apart.ts';
import { toldToEnd } from './product/told-to-end.ts';

/**
 * Publishes the builds and runs API and shell until it receives a signal. Compiled, so that no compiler stays in
 * memory.
 */
const signal = toldToEnd(process.argv[2]);
try {
  await backUpFirst({ env: process.env, signal });
  const product = await startProduct({ env: process.env, publish: publishApart, revive: true, signal });
  for (const { name, version, served, problem } of product.notServed)
    console.error(
      `${name} ${version} is not served${served === null ? '' : ` as it was published (${served} is)`}: ${problem}`,
    );
  console.log(`ready ${product.url}`);
  if (!signal.aborted) await once(signal, 'abort');
  await product.stop();
  process.exit(0);
} catch (failure) {
  if (signal.aborted) process.exit(0);
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
