import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveApiMetrics } from '../src/metrics/serve-api-metrics.js';
import { Rollout, RolloutVisits } from '../src/rollouts/rollout.entity.js';
import { TranslationUsage } from '../src/translations/usage/translation-usage.entity.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { uniqueAddress } from './harness/running-api.js';
import { waitFor } from './harness/wait-for.js';

/** In every field that a person or a stranger's program may fill. */
const marker = 'Zyx4711';

onEachEngine('metrics', (api) => {
  let server: Server;
  beforeAll(async () => {
    server = await serveApiMetrics(api.app, { host: '127.0.0.1', port: 0 });
  });
  afterAll(() => void server.close());

  const readMetrics = async (): Promise<string> => {
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  };
  const post = (path: string, body: object) =>
    api.call('POST', path, { body, from: uniqueAddress(), headers: { 'user-agent': marker } });

  test('say what was asked, by patterns, and what waits in the database; nothing that people typed [METRICS-3]', async () => {
    const request = {
      firstName: marker,
      lastName: marker,
      email: `${marker}@example.com`,
      phone: '(562) 555-0142',
      procedure: 'icl',
      message: marker,
      preferredContact: 'phone',
    };
    expect((await post('/api/consultations', request)).status).toBe(201);
    expect((await api.call('GET', `/api/${marker}?${marker}`)).status).toBe(404);
    const metrics = await readMetrics();
    expect(metrics).toContain(
      'http_requests_total{method="POST",route="/api/consultations",status="201",service="api"} 1',
    );
    expect(metrics).toContain('http_requests_total{method="GET",route="*path",status="404",service="api"} 1');
    expect(metrics).toMatch(/^api_mails\{status="kept",service="api"\} [1-9]/m);
    expect(metrics).toMatch(/^api_mail_oldest_queued_seconds\{service="api"\} 0$/m);
    expect(metrics).toMatch(/^api_database_up\{service="api"\} 1$/m);
    expect(metrics).not.toContain(marker);
  });

  test('say how roll-outs do, and what translation services were sent this month [METRICS-5]', async () => {
    const { manager } = api.dataSource;
    const [rollout, version] = ['some', '2.0.0'];
    await manager.insert(Rollout, { rollout, version, remote: 'mfe-some', share_sums: [] });
    const day = { rollout, arm: 'candidate', version } as const;
    await manager.insert(RolloutVisits, { ...day, day: '2026-11-28', successes: 4, failures: 1 });
    await manager.insert(RolloutVisits, { ...day, day: '2026-11-29', successes: 5, failures: 0 });
    const month = new Date().toISOString().slice(0, 7);
    await manager.insert(TranslationUsage, { month, service: 'general', language: 'ar', characters: 812 });
    await manager.insert(TranslationUsage, {
      month: '2020-01',
      service: 'general',
      language: 'ar',
      characters: 7,
    });
    const metrics = await readMetrics();
    const labels = 'remote="mfe-some",version="2.0.0",arm="candidate"';
    expect(metrics).toContain(`api_rollout_visits{${labels},result="success",service="api"} 9`);
    expect(metrics).toContain(`api_rollout_visits{${labels},result="failure",service="api"} 1`);
    expect(metrics).toContain(
      'api_translation_characters{translation_service="general",language="ar",service="api"} 812',
    );
  });

  test('say when the last good backup was made, and how often one failed since [BACKUP-10]', async () => {
    const read = async () =>
      Object.fromEntries(
        [...(await readMetrics()).matchAll(/^api_backup_(\w+)\{service="api"\} (\S+)$/gm)].map(
          ([, name, value]) => [name, Number(value)],
        ),
      );
    const none = { last_good_timestamp_seconds: 0, last_good_bytes: 0, failed_passes: 0 };
    await api.dataSource.query('DELETE FROM backup_passes');
    expect(await read()).toEqual(none);
    const record = (madeAt: string | null, problem: string | null) =>
      api.dataSource.query(
        'INSERT INTO backup_passes (file, made_at, bytes, problem) VALUES ($1, $2, 512, $3)',
        [madeAt && 'lens', madeAt, problem],
      );
    await record(null, 'Error ENOSPC');
    expect(await read()).toEqual({ ...none, last_good_bytes: 512, failed_passes: 1 });
    await record('2027-01-01T00:00:00Z', null);
    // The clock was set back: the last one counts, not the latest.
    await record('2026-11-29T00:00:00Z', null);
    const good = { last_good_timestamp_seconds: Date.UTC(2026, 10, 29) / 1000, last_good_bytes: 512 };
    expect(await read()).toEqual({ ...good, failed_passes: 0 });
    for (const _ of ['once', 'twice']) await record('2026-11-29T00:00:00Z', 'It differs.');
    expect(await read()).toEqual({ ...good, failed_passes: 2 });
  });

  test('count what browsers report; names that are not live are unknown [METRICS-4]', async () => {
    const failure = { kind: 'remote_failure', composition: marker, route: '/', stage: 'render' };
    await post('/api/events', { ...failure, remote: marker, version: marker });
    await post('/api/events', { kind: 'web_vital', name: 'LCP', value: 1100, route: '/' });
    await post('/api/events', { kind: 'web_vital', name: 'CLS', value: 0.02, route: '/' });
    const counted =
      'browser_remote_failures_total{remote="unknown",version="unknown",stage="render",service="api"} 1';
    await waitFor('the failure is counted', async () => (await readMetrics()).includes(counted));
    const metrics = await readMetrics();
    expect(metrics).toContain('web_vitals_seconds_bucket{le="1.2",service="api",name="LCP"} 1');
    expect(metrics).toContain('web_vitals_layout_shift_bucket{le="0.05",service="api"} 1');
    expect(metrics).not.toContain(marker);
  });

  test('say of each background job how often it ran, and when it last ended well [METRICS-8]', async () => {
    await waitFor('a job has run', async () =>
      (await readMetrics()).includes('api_job_passes_total{background_job="'),
    );
    expect(await readMetrics()).toMatch(
      /^api_job_last_success_timestamp_seconds\{background_job="\w+",service="api"\} \d+/m,
    );
  });
});
