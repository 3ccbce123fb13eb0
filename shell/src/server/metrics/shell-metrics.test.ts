/** @jest-environment node */
import { createRegister } from '@lens/metrics/serve-metrics';
import type { CurrentRegistry } from '../registry/current-registry';
import { measureComposition } from './composition-metrics';
import { pageAnswered, pageRefused, pageRendered, remoteFailed } from '../measurements';
import { measurePages } from './render-metrics';

const lines = async (register: ReturnType<typeof createRegister>) => (await register.metrics()).split('\n');

test('pages are counted by where they came from, how long they waited and took, and whose code failed [METRICS-6]', async () => {
  const register = createRegister('shell');
  measurePages(register);
  pageAnswered.publish({ source: 'cache' });
  pageAnswered.publish({ source: 'cache' });
  pageAnswered.publish({ source: 'render' });
  pageRendered.publish({ remote: '', result: 'rendered', seconds: 0.012, waitSeconds: 0.3 });
  pageRefused.publish({});
  remoteFailed.publish({ remote: 'mfe-public', version: '1.0.0' });
  const found = await lines(register);
  expect(found).toContain('shell_pages_total{source="cache",service="shell"} 2');
  expect(found).toContain('shell_pages_total{source="render",service="shell"} 1');
  expect(found).toContain(
    'shell_page_render_seconds_bucket{le="0.02",service="shell",remote="shell",result="rendered"} 1',
  );
  expect(found).toContain('shell_page_wait_seconds_bucket{le="0.2",service="shell"} 0');
  expect(found).toContain('shell_pages_refused_total{service="shell"} 1');
  expect(found).toContain(
    'shell_remote_failures_total{remote="mfe-public",version="1.0.0",service="shell"} 1',
  );
});

test('what is live is read with its share, and a registry that cannot be used shows [METRICS-7]', async () => {
  const remote = (version: string) => ({ manifest: { name: 'mfe-public', version } });
  const registry = {
    problem: null as string | null,
    isExpired: false,
    current: () =>
      Promise.resolve({
        remotes: [remote('1.0.0')],
        rollouts: [{ percent: 10, candidate: remote('2.0.0') }],
        problems: [{ name: 'mfe-other' }],
      }),
  };
  const register = createRegister('shell');
  measureComposition(register, registry as unknown as CurrentRegistry, null);
  const found = await lines(register);
  expect(found).toContain('shell_remote_share{remote="mfe-public",version="1.0.0",service="shell"} 0.9');
  expect(found).toContain('shell_remote_share{remote="mfe-public",version="2.0.0",service="shell"} 0.1');
  expect(found).toContain('shell_remotes_not_served{service="shell"} 1');
  expect(found).toContain('shell_registry_usable{service="shell"} 1');
  registry.problem = 'expired';
  expect(await lines(register)).toContain('shell_registry_usable{service="shell"} 0');
  registry.current = () => Promise.reject(new Error('none'));
  expect((await lines(register)).filter((line) => line.startsWith('shell_remote_share{'))).toEqual([]);
});

test('a bucket of remotes that cannot be followed shows, and where there is none nothing is wrong [ALERT-10]', async () => {
  const registry = { problem: null, isExpired: false, current: () => Promise.reject(new Error('none')) };
  const metricsWith = (bucket: { problem: string | null } | null) => {
    const register = createRegister('shell');
    measureComposition(register, registry as unknown as CurrentRegistry, bucket);
    return lines(register);
  };
  const followed = (value: number) => `shell_bucket_followed{service="shell"} ${value}`;
  expect(await metricsWith(null)).toContain(followed(1));
  expect(await metricsWith({ problem: null })).toContain(followed(1));
  expect(await metricsWith({ problem: '403' })).toContain(followed(0));
});
