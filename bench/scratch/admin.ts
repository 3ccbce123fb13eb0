import { chromium } from '@playwright/test';
import { browserArguments } from '@lens/e2e/src/fixtures/browser.ts';
import { startTestProduct } from '@lens/e2e/src/fixtures/test-product.ts';
import { signedIn } from '@lens/e2e/src/fixtures/sign-in.ts';
import { findChromium } from '@lens/tools/engines/find';
import { brotliCompressSync } from 'node:zlib';
// usage: node --import tsx/esm bench/scratch/admin.ts OUT [steps.ts] ; measures JS and takes pictures
const [out, stepsFile, ...flags] = process.argv.slice(2);
const product = await startTestProduct();
const browser = await chromium.launch({ executablePath: findChromium()!, args: [...browserArguments] });
try {
  const steps = (await import(stepsFile!)) as { default: (o: unknown) => Promise<void> };
  await steps.default({ browser, product, out, signedIn, flags, brotliCompressSync });
} finally { await browser.close(); await product.stop(); }
