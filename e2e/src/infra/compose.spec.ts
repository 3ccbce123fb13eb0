import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '@lens/tools/product/folders';
import { expect, test } from '@playwright/test';
import { readEnvironment as readApi } from '../../../api/src/config/env.ts';
import { readEnvironment as readShell } from '../../../shell/src/server/env.ts';
import { compose, composeDocument, exampleVariables, references } from './compose.ts';
import { imageOf, variablesOf } from './dockerfile.ts';
import { templates } from './nginx.ts';

const operatorVariables: Record<string, string> = {
  ...exampleVariables,
  POSTGRES_PASSWORD: 'chosenforthistest',
  JWT_SECRET: 'only-for-this-test-'.repeat(2),
  ADMIN_USERNAME: 'first',
  ADMIN_PASSWORD: 'a-password-of-this-test',
  BACKUP_RECIPIENTS: `age1${'q'.repeat(58)}`,
};
const { services, networks, volumes } = compose(operatorVariables);
const all = Object.entries(services);

/** The environment of a process: the variables of its image and those of its service. */
const environmentOf = (name: 'api' | 'shell'): Record<string, string> => ({
  ...variablesOf(imageOf(`${name}.Dockerfile`)),
  ...services[name]!.environment,
});

/** The names of the variables that a process reads. */
function variablesReadBy(
  read: (variables: Record<string, string | undefined>) => unknown,
  of: Record<string, string>,
) {
  const names = new Set<string>();
  read(
    new Proxy(of, {
      get: (variables, name) => {
        if (typeof name === 'string') names.add(name);
        return variables[name as string];
      },
    }),
  );
  return names;
}

test.describe('Compose file', () => {
  test('is YAML without errors or warnings', () => {
    expect(composeDocument.errors).toEqual([]);
    expect(composeDocument.warnings).toEqual([]);
  });

  test('documents every variable, and requires those that have no sensible default', () => {
    const names = [...new Set(references.map(({ name }) => name))];
    expect(Object.keys(exampleVariables).sort()).toEqual(names.sort());
    for (const { name, kind, argument } of references) {
      expect(kind, `${name} has a default or a message`).toMatch(/^[-?]$/);
      if (kind === '-') expect(argument).toBe(exampleVariables[name]);
      else expect(argument, name).toBeTruthy();
    }
    const secrets = Object.keys(exampleVariables).filter((name) =>
      /SECRET|PASSWORD|USERNAME|RECIPIENTS/.test(name),
    );
    for (const name of secrets) {
      expect(exampleVariables[name], `${name} is not committed`).toBe('');
      expect(() => compose({ ...operatorVariables, [name]: '' })).toThrow(name);
    }
  });

  test('builds from Dockerfiles that exist, and pins every other image', () => {
    for (const [name, { image, build }] of all) {
      if (build) {
        expect(existsSync(inRoot(build.dockerfile)), name).toBe(true);
        expect(path.resolve(inRoot('infra'), build.context)).toBe(inRoot());
      } else expect(image, name).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?-bookworm$/);
    }
  });

  test('restarts every service, limits its memory and checks its health', () => {
    for (const [name, { restart, build, healthcheck, mem_limit }] of all) {
      if (name === 'remotes') {
        expect(restart).toBe('no');
        continue;
      }
      expect(restart, name).toBe('unless-stopped');
      expect(mem_limit, name).toMatch(/^\d+[mg]$/);
      const inImage = build && imageOf(path.basename(build.dockerfile));
      const healthCheck =
        healthcheck ?? inImage?.instructions.find(({ keyword }) => keyword === 'HEALTHCHECK');
      expect(healthCheck, name).toBeTruthy();
    }
  });

  test('starts a service after those that it needs', () => {
    expect(services['api']!.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(services['shell']!.depends_on).toEqual({
      remotes: { condition: 'service_completed_successfully' },
      api: { condition: 'service_healthy' },
    });
    expect(services['nginx']!.depends_on).toEqual({ shell: { condition: 'service_healthy', restart: true } });
  });

  test('declares every volume and network, and uses every one', () => {
    const usedVolumes = all
      .flatMap(([, service]) => service.volumes ?? [])
      .map((mount) => mount.split(':')[0]!)
      .filter((source) => !/^[./]/.test(source));
    expect(Object.keys(volumes).sort()).toEqual([...new Set(usedVolumes)].sort());
    const usedNetworks = all.flatMap(([, service]) => service.networks ?? []);
    expect(Object.keys(networks).sort()).toEqual([...new Set(usedNetworks)].sort());
  });

  test('mounts files that exist', () => {
    const files = all
      .flatMap(([, service]) => service.volumes ?? [])
      .map((mount) => mount.split(':')[0]!)
      .filter((source) => source.startsWith('./'));
    expect(files).not.toEqual([]);
    for (const file of files) expect(existsSync(inRoot('infra', file)), file).toBe(true);
  });

  test('opens only the ports of nginx; the database has no way out, and the API has one to its mail server', () => {
    expect(all.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx']);
    expect(networks['inside']).toEqual({ internal: true });
    expect(services['database']!.networks).toEqual(['inside']);
    expect(services['api']!.networks).toEqual(['inside', 'outside']);
  });

  test('gives our processes write access to their volumes only, and no capabilities', () => {
    for (const [name, { read_only, cap_drop }] of all.filter(([name]) => name !== 'database')) {
      expect({ name, read_only, cap_drop }).toEqual({ name, read_only: true, cap_drop: ['ALL'] });
    }
    const writable = (name: string) =>
      services[name]!.volumes?.filter((mount) => !mount.endsWith(':ro')).map((mount) => mount.split(':')[1]);
    const { DATA_DIR, REMOTES_DIR, SITE_STATE_DIR } = environmentOf('shell');
    expect(writable('shell')).toEqual([DATA_DIR, SITE_STATE_DIR]);
    expect(services['nginx']!.volumes).toContain(`site-state:${SITE_STATE_DIR}:ro`);
    expect(services['nginx']!.environment!['SITE_STATE_DIR']).toBe(SITE_STATE_DIR);
    expect(services['shell']!.volumes).toContain(`remotes:${REMOTES_DIR}:ro`);
    const ofRemotes = variablesOf(imageOf('remotes.Dockerfile'));
    expect(services['remotes']!.volumes).toEqual([
      `remotes:${ofRemotes['REMOTES_DIR']}`,
      `${operatorVariables['KEYS_DIR']}:${ofRemotes['KEYS_DIR']}:ro`,
    ]);
    const ofKeys = services['shell']!.volumes?.filter((mount) =>
      mount.startsWith(operatorVariables['KEYS_DIR']!),
    );
    const { TRUSTED_ROOT } = environmentOf('shell');
    expect(ofKeys).toEqual([`${operatorVariables['KEYS_DIR']}/root.json:${TRUSTED_ROOT}:ro`]);
    const ofApi = environmentOf('api');
    // It names versions there that must not be served any more.
    expect(writable('api')).toEqual([ofApi.DATA_DIR, ofApi.REMOTES_DIR]);
  });

  test('starts the API in production, with variables that it reads', () => {
    const variables = environmentOf('api');
    const environment = readApi(variables, '/');
    expect(environment).toMatchObject({
      mode: 'production',
      host: '0.0.0.0',
      publicUrl: operatorVariables['PUBLIC_URL'],
      shellUrl: `http://shell:${environmentOf('shell')['PORT']}`,
      trustedProxies: ['uniquelocal'],
      database: { kind: 'server' },
    });
    const readVariables = variablesReadBy((given) => readApi(given, '/'), variables);
    for (const name of Object.keys(services['api']!.environment!)) expect(readVariables).toContain(name);
  });

  test('makes encrypted backups by itself, into a folder that no other service mounts [BACKUP-9]', () => {
    const { command, environment, volumes: mounts, networks: own } = services['backups']!;
    expect(command).toEqual(['node', 'api/dist/backup.js', 'hourly']);
    const variables = { ...variablesOf(imageOf('api.Dockerfile')), ...environment };
    const { backups, database, dataDir, remotesDir } = readApi(variables, '/');
    const api = readApi(environmentOf('api'), '/');
    expect([database, dataDir, remotesDir]).toEqual([api.database, api.dataDir, api.remotesDir]);
    expect(backups!.recipients).toEqual([operatorVariables['BACKUP_RECIPIENTS']]);
    const source = operatorVariables['BACKUPS_DIR']!;
    expect(mounts).toEqual([
      `media:${dataDir}:ro`,
      `remotes:${remotesDir}:ro`,
      `${source}:${backups!.folder}`,
    ]);
    const mounting = all.filter(([, { volumes: all = [] }]) => all.some((mount) => mount.startsWith(source)));
    expect(mounting.map(([name]) => name)).toEqual(['backups']);
    expect(own).toEqual(['inside']);
    const readVariables = variablesReadBy((given) => readApi(given, '/'), variables);
    for (const name of Object.keys(environment!)) expect(readVariables).toContain(name);
  });

  test('starts the shell in front of that API, with variables that it reads', () => {
    const variables = environmentOf('shell');
    const { apiUrl, publicUrl, trustedProxies } = readShell(variables, '/app');
    const { port } = readApi(environmentOf('api'), '/');
    expect(apiUrl).toBe(`http://api:${port}`);
    expect(publicUrl.href).toBe(`${operatorVariables['PUBLIC_URL']}/`);
    expect(trustedProxies).toBe('uniquelocal');
    const readVariables = variablesReadBy((given) => readShell(given, '/app'), variables);
    for (const name of Object.keys(services['shell']!.environment!)) expect(readVariables).toContain(name);
    expect(services['nginx']!.environment!['SHELL_ADDRESS']).toBe(`shell:${variables['PORT']}`);
  });

  test('gives nginx a value for every variable in its templates, and no others', () => {
    const names = templates().flatMap(({ text }) =>
      [...text.matchAll(/\$\{([^}]*)\}/g)].map(([, name]) => name!),
    );
    expect([...new Set(names)].sort()).toEqual(Object.keys(services['nginx']!.environment!).sort());
  });
});
