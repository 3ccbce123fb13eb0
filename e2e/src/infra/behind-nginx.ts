import { rmSync } from 'node:fs';
import { publishAll } from '@lens/build/registry/publish';
import { startProduct, type Product } from '@lens/tools/product/product';
import { isolatedEnvironment, temporaryFolder } from '../fixtures/isolated-environment.ts';
import { copyPublished, copySeeded } from '../fixtures/seeded-database.ts';
import { prepareNginx, type Nginx } from './nginx.ts';

export interface Site {
  nginx: Nginx;
  product: Product;
  stop: () => Promise<void>;
}

/** Starts the product with nginx in front of it, whose address is the product's public one. */
export async function startBehindNginx(): Promise<Site> {
  const dataFolder = temporaryFolder();
  copySeeded(dataFolder);
  copyPublished(dataFolder);
  const env = await isolatedEnvironment(dataFolder);
  const nginx = await prepareNginx(Number(env['PORT']));
  const product = await startProduct({
    env: { ...env, PUBLIC_URL: `https://localhost:${nginx.httpsPort}` },
    publish: publishAll,
    onOutput: () => {},
  }).catch(async (failure: unknown) => {
    await nginx.stop();
    throw failure;
  });
  await nginx.start();
  return {
    nginx,
    product,
    stop: async () => {
      await nginx.stop();
      await product.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
