import { chromium, type Browser } from '@playwright/test';
import { browserArguments } from '@lens/e2e/src/fixtures/browser.ts';
import { startTestProduct } from '@lens/e2e/src/fixtures/test-product.ts';
import { findChromium } from '@lens/tools/engines/find';
import { buildStale } from '@lens/tools/product/build';
import { createCertificate } from '../front/certificate.ts';
import { openFrontServer, type FrontServer, type Variant } from '../front/front-server.ts';
import { Upstream } from '../front/upstream.ts';

/**
 * Runs `work` with the product, one front server before it and a browser.
 * @param hosts the names of the variants; the shell answers for a host without a variant
 */
export async function withBrowserAndFrontServer<Value>(
  hosts: readonly string[],
  variants: (upstream: Upstream) => Promise<Record<string, Variant>>,
  work: (browser: Browser, front: FrontServer) => Promise<Value>,
  browserFlags: string[] = [],
): Promise<Value> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium on this machine, and none could be installed.');
  await buildStale();
  const certificate = await createCertificate(hosts.map((name) => `${name}.localhost`));
  const product = await startTestProduct();
  const upstream = new Upstream(product.url);
  const front = await openFrontServer(certificate, upstream, await variants(upstream));
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments, `--ignore-certificate-errors-spki-list=${certificate.pin}`, ...browserFlags],
  });
  try {
    return await work(browser, front);
  } finally {
    await browser.close();
    await front.close();
    await product.stop();
  }
}
