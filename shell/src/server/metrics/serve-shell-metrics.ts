import { createRegister, serveMetrics } from '@lens/metrics/serve-metrics';
import { Gauge } from 'prom-client';
import type { PageCache } from '../page-cache/page-cache';
import type { BucketFollower } from '../registry/bucket-follower';
import type { CurrentRegistry } from '../registry/current-registry';
import { measureComposition } from './composition-metrics';
import { measurePages } from './render-metrics';

interface Measured {
  registry: CurrentRegistry;
  pageCache: PageCache;
  bucketFollower: BucketFollower | null;
  hasTraces: boolean;
}

/** Everything that Prometheus reads of the shell. Only loaded where a port is set. @throws Error if it is taken */
export async function serveShellMetrics(
  address: { host: string; port: number },
  { registry, pageCache, bucketFollower, hasTraces }: Measured,
): Promise<void> {
  const register = createRegister('shell', hasTraces);
  measurePages(register);
  measureComposition(register, registry, bucketFollower);
  new Gauge({
    name: 'shell_page_cache_bytes',
    help: 'How many bytes of pages are stored.',
    registers: [register],
    collect() {
      this.set(pageCache.bytes);
    },
  });
  await serveMetrics(register, address);
}
