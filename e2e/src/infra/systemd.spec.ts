import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { inRoot } from '@lens/tools/product/folders';
import { readEnvironment as readApi } from '../../../api/src/config/env.ts';
import { readEnvironment as readShell } from '../../../shell/src/server/env.ts';
import { namesByImage } from './cluster/environment.ts';
import { compose, exampleVariables } from './compose.ts';
import { argumentsOf, imageOf, textsOf } from './dockerfile.ts';

const source = inRoot('infra', 'systemd');
const units = readdirSync(source).filter((name) => /\.(?:service|timer)$/.test(name));
const services = units.filter((name) => name.endsWith('.service'));

const textOf = (unit: string): string => readFileSync(path.join(source, unit), 'utf8');

/** The values of a setting, in order. */
const valuesOf = (unit: string, name: string): string[] =>
  [...textOf(unit).matchAll(/^(\w+)=(.*)$/gm)]
    .filter(([, key]) => key === name)
    .map(([, , value = '']) => value);

const environmentOf = (unit: string): Record<string, string> =>
  Object.fromEntries(
    valuesOf(unit, 'Environment')
      .flatMap((line) => line.split(' '))
      .map((pair) => pair.split('=') as [string, string]),
  );

let folder: string;
test.beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'lens-units-'))));
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Checks units as systemd reads them. This machine may have Node elsewhere. */
function verify(change: (text: string) => string = (text) => text): string {
  for (const unit of units)
    writeFileSync(
      path.join(folder, unit),
      change(textOf(unit).replaceAll('/usr/bin/node', process.execPath)),
    );
  const files = units.map((unit) => path.join(folder, unit));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
  return status === 0 ? stderr : `${status} ${stderr}`;
}

/** How exposed a service is, of 100, as systemd rates its settings. */
function isWithin(limit: number, unit: string, text: string): boolean {
  const file = path.join(folder, unit);
  writeFileSync(file, text);
  const flags = ['security', '--offline=yes', `--threshold=${limit}`, '--no-pager', file];
  return spawnSync('systemd-analyze', flags, { stdio: 'ignore' }).status === 0;
}

test.describe('Units of systemd', { tag: '@systemd' }, () => {
  test('are valid, and a setting that does not exist is not [CLUSTER-10]', () => {
    expect(verify()).toBe('');
    expect(verify((text) => text.replace('NoNewPrivileges', 'NoNewPrivilege'))).toContain('NoNewPrivilege');
  });

  for (const unit of services)
    test(`${unit} is confined, and is not without its confinement [CLUSTER-10]`, () => {
      expect(isWithin(17, unit, textOf(unit))).toBe(true);
      const open = textOf(unit).replace(
        /^(?:ProtectSystem|CapabilityBoundingSet|SystemCallFilter)=.*$/gm,
        '',
      );
      expect(isWithin(17, unit, open)).toBe(false);
    });
});

test.describe('Units', () => {
  test('run what the images run, within the memory that compose gives, and start again [CLUSTER-10]', () => {
    const { services: ofCompose } = compose({
      ...exampleVariables,
      POSTGRES_PASSWORD: 'x',
      JWT_SECRET: 'x',
      ADMIN_USERNAME: 'x',
      ADMIN_PASSWORD: 'x',
      BACKUP_RECIPIENTS: 'x',
    });
    for (const name of ['api', 'shell']) {
      const unit = `lens-${name}.service`;
      const command = textsOf(imageOf(`${name}.Dockerfile`), 'CMD').flatMap(argumentsOf);
      expect(valuesOf(unit, 'ExecStart')).toEqual([`/usr/bin/${command.join(' ')}`]);
      expect(valuesOf(unit, 'MemoryMax').join().toLowerCase()).toBe(ofCompose[name]!.mem_limit);
      expect(valuesOf(unit, 'Restart')).toEqual(['always']);
      // Longer than they take to end (decision 052).
      expect(Number(valuesOf(unit, 'TimeoutStopSec')[0])).toBeGreaterThan(8);
    }
  });

  test('name variables that are read, hold no secret, and make a production [CLUSTER-10]', () => {
    const images: Record<string, string> = {
      api: 'api',
      shell: 'shell',
      release: 'remotes',
      renew: 'remotes',
      backup: 'api',
    };
    for (const unit of services) {
      const image = images[/^lens-(\w+)/.exec(unit)![1]!]!;
      for (const name of Object.keys(environmentOf(unit))) expect(namesByImage[image], unit).toContain(name);
      expect(textOf(unit)).not.toMatch(/^Environment=.*(?:PASSWORD|SECRET|DATABASE_URL)=/m);
    }
    const secrets = {
      DATABASE_URL: 'postgres://lens:x@127.0.0.1/lens',
      JWT_SECRET: 'only-for-this-test-'.repeat(2),
    };
    const api = readApi({ ...environmentOf('lens-api.service'), ...secrets }, '/opt/lens');
    const shell = readShell(environmentOf('lens-shell.service'), '/opt/lens');
    expect(api).toMatchObject({ mode: 'production', host: '127.0.0.1', dataDir: '/var/lib/lens-api' });
    expect(shell).toMatchObject({ pseudoLocales: false, apiUrl: `http://127.0.0.1:${api.port}` });
    expect(shell.remotesFolder).toBe(api.remotesDir);
  });

  test('the release job has no network, and its keys are readable by it alone [CLUSTER-10]', () => {
    for (const unit of ['lens-release.service', 'lens-renew.service']) {
      expect(valuesOf(unit, 'PrivateNetwork')).toEqual(['yes']);
      expect(valuesOf(unit, 'User')).toEqual(['lens-release']);
    }
    expect(textOf('lens-api.service')).not.toContain('KEYS_DIR');
  });

  test('make encrypted backups by themselves, into a folder that the API cannot reach [BACKUP-9]', () => {
    expect(valuesOf('lens-backup.timer', 'OnCalendar')).toEqual(['*-*-* *:37:00']);
    expect(valuesOf('lens-backup.timer', 'Persistent')).toEqual(['yes']);
    expect(valuesOf('lens-backup.service', 'ExecStart')).toEqual([
      '/usr/bin/node api/dist/backup.js scheduled',
    ]);
    const given = {
      ...environmentOf('lens-backup.service'),
      DATABASE_URL: 'postgres://lens:x@127.0.0.1/lens',
      JWT_SECRET: 'only-for-this-test-'.repeat(2),
      BACKUP_RECIPIENTS: `age1${'q'.repeat(58)}`,
    };
    const { backups, dataDir, remotesDir } = readApi(given, '/opt/lens');
    const ofApi = environmentOf('lens-api.service');
    expect([dataDir, remotesDir]).toEqual([ofApi['DATA_DIR'], ofApi['REMOTES_DIR']]);
    expect(valuesOf('lens-backup.service', 'StateDirectory')).toEqual([path.basename(backups!.folder)]);
    expect(valuesOf('lens-backup.service', 'ReadWritePaths')).toEqual([]);
    expect(valuesOf('lens-api.service', 'InaccessiblePaths')).toEqual([`-${backups!.folder}`]);
  });

  test('have users and folders that are made for them [CLUSTER-10]', { tag: ['@systemd', '@root'] }, () => {
    mkdirSync(path.join(folder, 'root', 'etc'), { recursive: true });
    const run = (program: string, ...args: string[]) =>
      spawnSync(program, [...args, `--root=${path.join(folder, 'root')}`], { encoding: 'utf8' });
    expect(run('systemd-sysusers', path.join(source, 'sysusers.conf')).status).toBe(0);
    expect(run('systemd-tmpfiles', '--create', path.join(source, 'tmpfiles.conf')).status).toBe(0);
    const users = readFileSync(path.join(folder, 'root/etc/passwd'), 'utf8');
    for (const unit of services) expect(users).toContain(`${valuesOf(unit, 'User')[0]}:`);
    expect(statSync(path.join(folder, 'root/etc/lens/keys')).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(folder, 'root/var/lib/lens-remotes')).mode & 0o7777).toBe(0o2770);
  });
});
