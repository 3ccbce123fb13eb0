import { readFileSync } from 'node:fs';
import { inRoot } from '@lens/tools/product/folders';
import { expect, test } from '@playwright/test';
import { compose, exampleVariables } from '../compose.ts';
import { documentedSecrets } from './documented.ts';
import { findProblems } from './problems.ts';
import { connections, reachedFromNamespaces, reachedFromOutside, reachOutside } from './reach.ts';
import { overlays, released, renderOverlay } from './rendered.ts';
import { parse } from './render.ts';
import { secretsOf } from './rules/references.ts';
import { schemaProblems } from './schemas.ts';

test('the database that returns to a second is the one that is there, begun from its bucket [BACKUP-11]', () => {
  const folder = inRoot('infra', 'kubernetes');
  const read = (file: string) => parse(readFileSync(`${folder}/${file}`, 'utf8'));
  const recovered = read('recovery.yaml');
  expect(schemaProblems(recovered)).toEqual([]);
  const { bootstrap, externalClusters, plugins, ...others } = recovered[0]!.spec!;
  const {
    bootstrap: _,
    plugins: archive,
    ...ofDatabase
  } = read('overlays/several-nodes/database.yaml')[0]!.spec!;
  expect(others).toEqual(ofDatabase);
  expect(bootstrap).toHaveProperty('recovery.recoveryTarget.targetTime');
  const parameters = { barmanObjectName: 'backups', serverName: 'database' };
  expect(externalClusters).toMatchObject([{ name: 'database', plugin: { parameters } }]);
  // Into the same bucket, under a name of its own.
  expect(archive).toMatchObject([{ parameters: { barmanObjectName: 'backups' } }]);
  expect(plugins).toMatchObject([{ parameters: { ...parameters, serverName: 'database-restored' } }]);
});

test.describe('Cluster', { tag: '@kustomize' }, () => {
  for (const overlay of overlays) {
    test(`${overlay}: kustomize renders it, and with digests it breaks no rule [CLUSTER-1]`, () => {
      expect(findProblems(released(overlay))).toEqual([]);
    });

    test(`${overlay}: as it is in the repository it is refused, for its images alone [CLUSTER-3]`, () => {
      const problems = findProblems(parse(renderOverlay(overlay)));
      expect(problems.length).toBeGreaterThan(5);
      expect(problems.filter((problem) => !problem.endsWith('has no digest'))).toEqual([]);
    });
  }

  test('every secret in the list is one that an overlay reads [CLUSTER-7]', () => {
    const read = overlays.flatMap((overlay) => secretsOf(released(overlay)));
    expect([...documentedSecrets].sort()).toEqual([...new Set(read)].sort());
  });

  test('pods reach what compose lets the same processes reach, and nothing else [CLUSTER-6]', () => {
    const opened = (database: string) => [
      `Deployment api > Deployment web:3000`,
      `Deployment api > ${database}:5432`,
      `Deployment web > Deployment api:4000`,
      `Job migrate > ${database}:5432`,
      `CronJob backup > ${database}:5432`,
    ];
    expect(connections(released('one-node'))).toEqual(opened('StatefulSet database').sort());
    expect(connections(released('several-nodes'))).toEqual(
      [
        ...opened('Cluster database'),
        'Cluster database > Cluster database:5432',
        'Cluster database > Cluster database:8000',
      ].sort(),
    );
    const { services, networks } = compose({
      ...exampleVariables,
      POSTGRES_PASSWORD: 'x',
      JWT_SECRET: 'x',
      ADMIN_USERNAME: 'x',
      ADMIN_PASSWORD: 'x',
      BACKUP_RECIPIENTS: 'x',
    });
    const processes: Record<string, string> = {
      web: 'shell',
      api: 'api',
      migrate: 'api',
      backup: 'backups',
      database: 'database',
    };
    for (const connection of connections(released('one-node'))) {
      const [from = '', to = ''] = [...connection.matchAll(/\w+ (\w+)/g)].map(
        ([, name = '']) => processes[name] ?? name,
      );
      const shared = services[from]!.networks!.filter((name) => services[to]!.networks!.includes(name));
      expect(shared, connection).not.toEqual([]);
    }
    expect(networks['inside']).toEqual({ internal: true });
    expect(reachOutside(released('one-node'))).toEqual(['Deployment api']);
    // Those that follow or write the bucket of remotes, or read that of the pictures, too.
    expect(reachOutside(released('several-nodes'))).toEqual([
      'Deployment api',
      'Deployment web',
      'CronJob backup',
      'CronJob renew',
      'Job release',
      'Cluster database',
    ]);
    const ofPrometheus = ['monitoring > Deployment api:9465', 'monitoring > Deployment web:9464'];
    expect(reachedFromNamespaces(released('one-node'))).toEqual(ofPrometheus);
    expect(reachedFromNamespaces(released('several-nodes'))).toEqual([
      ...ofPrometheus,
      'cnpg-system > Cluster database:5432',
      'cnpg-system > Cluster database:8000',
    ]);
    for (const overlay of overlays)
      expect(reachedFromOutside(released(overlay))).toEqual(['Deployment web:8080', 'Deployment web:8443']);
  });
});
