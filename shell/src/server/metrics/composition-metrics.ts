import { Gauge, type Registry } from 'prom-client';
import type { BucketFollower } from '../registry/bucket-follower';
import type { CurrentRegistry } from '../registry/current-registry';

/**
 * What is live, and whether it can be trusted to be the newest: read when somebody asks for the metrics.
 * @param bucket null where others write the folder of remotes itself
 */
export function measureComposition(
  register: Registry,
  registry: CurrentRegistry,
  bucket: Pick<BucketFollower, 'problem'> | null,
): void {
  const registers = [register];
  new Gauge({
    name: 'shell_registry_usable',
    help: '0 while the registry cannot be read or verified, or has expired, and the last good composition stays.',
    registers,
    async collect() {
      await registry.current().catch(() => undefined);
      this.set(registry.problem === null && !registry.isExpired ? 1 : 0);
    },
  });
  new Gauge({
    name: 'shell_bucket_followed',
    help: '0 while the bucket of remotes cannot be followed, and what was brought last stays; 1 also without one.',
    registers,
    collect() {
      this.set(bucket === null || bucket.problem === null ? 1 : 0);
    },
  });
  const live = new Gauge({
    name: 'shell_remote_share',
    help: 'The share of the visitors who get a version of a remote, from 0 to 1.',
    labelNames: ['remote', 'version'],
    registers,
    async collect() {
      this.reset();
      const snapshot = await registry.current().catch(() => null);
      for (const { manifest } of snapshot?.remotes ?? [])
        live.set({ remote: manifest.name, version: manifest.version }, 1);
      for (const { percent, candidate } of snapshot?.rollouts ?? []) {
        const { name, version } = candidate.manifest;
        const stable = snapshot?.remotes.find(({ manifest }) => manifest.name === name)?.manifest.version;
        live.set({ remote: name, version }, percent / 100);
        if (stable !== undefined) live.set({ remote: name, version: stable }, 1 - percent / 100);
      }
    },
  });
  const leftOut = new Gauge({
    name: 'shell_remotes_not_served',
    help: 'Remotes that are not served as they were published: without a part, in an older version, or not at all.',
    registers,
    async collect() {
      const snapshot = await registry.current().catch(() => null);
      leftOut.set(snapshot?.problems.length ?? 0);
    },
  });
}
