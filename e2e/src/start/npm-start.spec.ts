import { execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { makeKeys, signRegistry } from '@lens/build/testing/sign';
import { remotes } from '@lens/tools/product/folders';
import { expect, test } from '@playwright/test';
import { startNpm, type NpmProcess } from '../fixtures/npm-process.ts';
import { isolatedEnvironment, temporaryFolder } from '../fixtures/isolated-environment.ts';
import { expectEnded, descendantsOf, type ProcessEntry } from '../fixtures/processes.ts';
import { copyPublished } from '../fixtures/seeded-database.ts';

const start = (env: NodeJS.ProcessEnv): NpmProcess => startNpm(['start'], env);

async function untilReady({ env, output, exitCode }: NpmProcess): Promise<void> {
  void exitCode.catch(() => undefined);
  await expect.poll(output, { timeout: 60_000 }).toContain(`ready http://localhost:${env['PORT']}\n`);
}

const launcherOf = (descendants: ProcessEntry[]): ProcessEntry =>
  descendants.find(({ command }) => /^\S*node .*start\.js/.test(command))!;

test.describe('npm start', () => {
  test.describe.configure({ timeout: 150_000 });
  let folder: string;
  test.beforeEach(() => {
    folder = temporaryFolder();
  });
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('prints ready, leaves no compiler running beside the product, and refuses a second start on the same data', async () => {
    const first = start(await isolatedEnvironment(folder));
    await untilReady(first);
    const page = await fetch(`http://localhost:${first.env['PORT']}/`);
    expect(page.status).toBe(200);
    const commands = descendantsOf(first.process.pid!).map(({ command }) => command);
    expect(commands.filter((command) => /esbuild|^\S*node .*tsx/.test(command))).toEqual([]);

    const second = start(await isolatedEnvironment(folder));
    expect(await second.exitCode).toBe(1);
    expect(second.output()).toContain(`The data folder ${folder} is in use by process`);
    expect((await fetch(`http://localhost:${first.env['PORT']}/readyz`)).status).toBe(200);

    first.process.kill('SIGTERM');
    await first.exitCode;
  });

  const endings: { how: string; end: (npm: ChildProcess, descendants: ProcessEntry[]) => void }[] = [
    { how: 'SIGTERM to npm alone', end: (npm) => npm.kill('SIGTERM') },
    { how: 'Ctrl-C', end: (npm) => process.kill(-npm.pid!, 'SIGINT') },
    { how: 'a closed terminal', end: (npm) => process.kill(-npm.pid!, 'SIGHUP') },
    {
      how: 'a killed launcher',
      end: (_, descendants) => process.kill(launcherOf(descendants).pid, 'SIGKILL'),
    },
  ];
  test('ends every process, whatever ends it, and starts again on the same data', async () => {
    test.setTimeout(300_000);
    for (const { how, end } of endings)
      await test.step(how, async () => {
        const product = start(await isolatedEnvironment(folder));
        await untilReady(product);
        const descendants = descendantsOf(product.process.pid!);
        expect(descendants.filter(({ command }) => /main\.c?js/.test(command))).toHaveLength(2);
        end(product.process, descendants);
        await expectEnded(descendants);
        await product.exitCode;
      });
  });

  test('stops when it is interrupted before it is ready', async () => {
    const command = start(await isolatedEnvironment(folder));
    await expect
      .poll(
        () =>
          descendantsOf(command.process.pid!)
            .map(({ command }) => command)
            .join('\n'),
        { timeout: 20_000 },
      )
      .toMatch(/api\/dist\/main\.js/);
    const descendants = descendantsOf(command.process.pid!);
    process.kill(-command.process.pid!, 'SIGINT');
    await command.exitCode;
    expect(command.output()).not.toContain('ready http');
    await expectEnded(descendants);
  });

  test('stops while it publishes, when npm alone gets a signal', async () => {
    // Reading from a pipe that nobody writes to never ends.
    mkdirSync(path.join(folder, 'remotes'));
    execFileSync('mkfifo', [path.join(folder, 'remotes', 'registry.json')]);
    const command = start(await isolatedEnvironment(folder));
    const publishing = () =>
      descendantsOf(command.process.pid!).filter(({ command }) => /operate\.ts/.test(command));
    await expect.poll(publishing, { timeout: 30_000 }).not.toEqual([]);
    const descendants = descendantsOf(command.process.pid!);
    command.process.kill('SIGTERM');
    await expectEnded(descendants);
    await command.exitCode;
    expect(command.output()).not.toContain('ready http');
  });

  test('starts without a remote that cannot be published and without the remote of Home, and names both', async () => {
    copyPublished(folder);
    const remotesFolder = path.join(folder, 'remotes');
    const file = path.join(remotesFolder, 'registry.json');
    const registry = JSON.parse(readFileSync(file, 'utf8')) as {
      owners: Record<string, string>;
      remotes: Record<string, { version: string } | undefined>;
    };
    registry.owners['mfe-translations'] = '@teams/other';
    registry.remotes['mfe-translations'] = undefined;
    rmSync(path.join(remotesFolder, 'mfe-translations'), { recursive: true });
    const store = { remotesFolder, keysFolder: path.join(folder, 'keys'), makesKeys: true };
    await signRegistry(store, JSON.stringify(registry));
    const { version } = registry.remotes['mfe-public']!;
    writeFileSync(path.join(remotesFolder, 'mfe-public', version, 'locales', 'en', 'common.json'), '{');

    const command = start(await isolatedEnvironment(folder));
    await untilReady(command);
    expect(command.output()).toContain('The name mfe-translations belongs to @teams/other');
    expect(command.output()).toMatch(
      new RegExp(`mfe-public ${version} is not served: locales/en/common\\.json`),
    );
    expect((await fetch(`http://localhost:${command.env['PORT']}/admin/login`)).status).toBe(200);
    command.process.kill('SIGTERM');
    await command.exitCode;
  });

  test('adopts remotes that were published before they were signed [SIGNED-12]', async () => {
    copyPublished(folder);
    for (const part of ['keys', path.join('remotes', 'metadata')])
      rmSync(path.join(folder, part), { recursive: true });
    const command = start(await isolatedEnvironment(folder));
    await untilReady(command);
    const readiness = await fetch(`http://localhost:${command.env['PORT']}/readyz`);
    expect(readiness.status).toBe(200);
    command.process.kill('SIGTERM');
    await command.exitCode;
  });

  for (const variable of ['PORT', 'API_PORT'])
    test(`a ${variable} in use ends the start with a plain message`, async () => {
      const env = await isolatedEnvironment(folder);
      const squatter = createServer().listen(Number(env[variable]), '127.0.0.1');
      await once(squatter, 'listening');
      try {
        const command = start(env);
        expect(await command.exitCode).toBe(1);
        expect(command.output()).toContain(`Port ${env[variable]} on 127.0.0.1 is in use`);
        expect(command.output()).not.toContain('ready http');
        expect(command.output()).not.toMatch(/\n\s+at .*\.[jt]s:\d+/);
      } finally {
        squatter.close();
      }
    });

  test('names every invalid variable of a service', async () => {
    const env = await isolatedEnvironment(folder);
    const command = start({ ...env, ADMIN_USERNAME: 'x', JWT_SECRET: 'short' });
    expect(await command.exitCode).toBe(1);
    for (const name of ['ADMIN_USERNAME', 'JWT_SECRET']) expect(command.output()).toContain(`- ${name}:`);
  });

  test('a database that does not answer ends the start with a plain message without the password', async () => {
    const env = await isolatedEnvironment(folder);
    await makeKeys(path.join(folder, 'keys'), remotes);
    const command = start({
      ...env,
      DATABASE_URL: 'postgres://lens:hidden-word@127.0.0.1:9/lens',
      JWT_SECRET: 'a secret that is long enough for anyone',
      ADMIN_PASSWORD: 'long-enough-password',
    });
    expect(await command.exitCode).toBe(1);
    expect(command.output()).toContain('127.0.0.1:9');
    expect(command.output()).not.toContain('hidden-word');
  });
});
