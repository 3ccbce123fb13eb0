import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres } from '@lens/tools/engines/find';
import { startPostgres } from '@lens/tools/engines/postgres';
import { released } from '../rendered.ts';
import { bring } from './bring.ts';
import type { ProcessState } from './container.ts';
import { Pods, type Images } from './pods.ts';
import { get, waitUntilReady, type Answer } from './probe.ts';

/** What the test reads; printed as JSON. */
export interface ClusterRun {
  /** The exit code and the output of each job. */
  jobs: Record<string, { code: number | null; output: string }>;
  /** What Linux says about each process. */
  processes: Record<string, ProcessState>;
  answers: Record<'home' | 'api' | 'registry', Answer>;
  plain: { status: number; location: string | null };
  /** What Prometheus reads of them. */
  metrics: Record<'api' | 'shell', string>;
  /** What nginx wrote: a line for each page that it had stored. */
  log: string;
  ends: Record<string, number | null>;
}

const metricsAt = async (port: number): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

/** Runs the containers of one node, one after the other and then together, in the network of this process. */
async function runContainers(pods: Pods): Promise<ClusterRun> {
  const jobs: ClusterRun['jobs'] = {};
  const job = async (workload: string, name: string, image: 'api' | 'remotes') => {
    // The network policy leaves the release job no network at all.
    const { ended, output } = pods.start(workload, name, image, image === 'api');
    jobs[name] = { code: await ended, output: output() };
  };
  await job('Job migrate', 'migrate', 'api');
  await job('Job release', 'release', 'remotes');
  await job('CronJob renew', 'renew', 'remotes');
  await job('CronJob backup', 'backup', 'api');

  const services = {
    api: pods.start('Deployment api', 'api', 'api'),
    shell: pods.start('Deployment web', 'shell', 'shell'),
    nginx: pods.startNginx('Deployment web', 'nginx'),
  };
  await waitUntilReady(pods.containerOf('Deployment api', 'api'), services.api);
  await waitUntilReady(pods.containerOf('Deployment web', 'shell'), services.shell);
  await waitUntilReady(pods.containerOf('Deployment web', 'nginx'), services.nginx);
  const names = Object.keys(services) as (keyof typeof services)[];
  const processes = Object.fromEntries(names.map((name) => [name, services[name].state()]));

  // nginx stores a page when it is asked for it the first time.
  for (let times = 0; times < 5; times += 1) {
    await get(8443, '/');
    await sleep(100);
  }
  const answers = {
    home: await get(8443, '/'),
    api: await get(8443, '/api/health/ready'),
    registry: await get(8443, '/remotes/registry.json'),
  };
  const { status, headers } = await fetch('http://127.0.0.1:8080/about', { redirect: 'manual' });
  const metrics = { api: await metricsAt(9465), shell: await metricsAt(9464) };
  services.nginx.child.kill('SIGQUIT');
  const ends: ClusterRun['ends'] = { nginx: await services.nginx.ended };
  for (const name of ['shell', 'api'] as const) {
    services[name].child.kill('SIGTERM');
    ends[name] = await services[name].ended;
  }
  return {
    jobs,
    processes,
    answers,
    plain: { status, location: headers.get('location') },
    metrics,
    log: services.nginx.output(),
    ends,
  };
}

const folder = mkdtempSync(path.join(tmpdir(), 'lens-cluster-'));
const database = await startPostgres(findPostgres()!);
const files = await bring(folder, database.url);
const stored = { manifests: released('one-node'), folder, files };
const pods = new Pods(stored, JSON.parse(process.argv[2] ?? '{}') as Images);
try {
  console.log(JSON.stringify(await runContainers(pods)));
} finally {
  for (const { child } of pods.running) if (child.exitCode === null) child.kill('SIGKILL');
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
