import { freePorts } from '../fixtures/free-ports.ts';
import { startTestProduct, type TestProduct } from '../fixtures/test-product.ts';
import { prepareNginx, type Nginx } from './nginx.ts';

export interface Site {
  nginx: Nginx;
  product: TestProduct;
  stop: () => Promise<void>;
}

/** Starts the product with nginx in front of it, whose address is the product's public one. */
export async function startBehindNginx(
  variables: NodeJS.ProcessEnv = {},
  adapt?: (configuration: string) => string,
): Promise<Site> {
  const [port = 0] = await freePorts(1);
  const nginx = await prepareNginx(port, adapt);
  const product = await startTestProduct('dist', {
    ...variables,
    PORT: String(port),
    PUBLIC_URL: `https://localhost:${nginx.httpsPort}`,
    SITE_STATE_DIR: nginx.siteStateFolder,
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
    },
  };
}
