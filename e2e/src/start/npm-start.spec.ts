import { execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { npm, type Started } from '../fixtures/npm-process.ts';
import { isolatedEnvironment, temporaryFolder } from '../fixtures/isolated-environment.ts';
import { expectEnded, below, type Entry } from '../fixtures/processes.ts';
import { copyPublished } from '../fixtures/seeded-database.ts';

const start = (env: NodeJS.ProcessEnv): Started => npm(['start'], env);

async function untilReady({ env, output, ended }: Started): Promise<void> {
  void ended.catch(() => undefined);
  await expect.poll(output, { timeout: 60_000 }).toContain(`ready http://localhost:${env['PORT']}\n`);
}

const launcherOf = (started: Entry[]): Entry =>
  started.find(({ command }) => /^\S*node .*start\.js/.test(command))!;

test.describe('npm start', () => {
  test.describe.configure({ timeout: 150_000 });
  let folder: string;
  test.beforeEach(() => {
    folder = temporaryFolder();
  });
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('says ready, leaves no compiler beside the product, and refuses a second one on the same data', async () => {
    const first = start(await isolatedEnvironment(folder));
    await untilReady(first);
    const page = await fetch(`http://localhost:${first.env['PORT']}/`);
    expect(page.status).toBe(200);
    const commands = descendantsOf(first.process.pid!).map(({ command }) => command);
    expect(commands.filter((command) => /esbuild|^\S*node .*tsx/.test(command))).toEqual([]);

    const second = start(await isolatedEnvironment(folder));
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`The data folder ${folder} is in use by process`);
    expect((await fetch(`http://localhost:${first.env['PORT']}/readyz`)).status).toBe(200);

    first.process.kill('SIGTERM');
    await first.ended;
  });

  const endings: { how: string; end: (npm: ChildProcess, started: Entry[]) => void }[] = [
    { how: 'SIGTERM to npm alone', end: (npm) => npm.kill('SIGTERM') },
    { how: 'Ctrl-C', end: (npm) => process.kill(-npm.pid!, 'SIGINT') },
    { how: 'a terminal that is closed', end: (npm) => process.kill(-npm.pid!, 'SIGHUP') },
    {
      how: 'a launcher that is killed',
      end: (_, started) => process.kill(launcherOf(started).pid, 'SIGKILL'),
    },
  ];
  test('ends every process, however it is told to, and starts again on the same data', async () => {
    test.setTimeout(300_000);
    for (const { how, end } of endings)
      await test.step(how, async () => {
        const product = start(await isolatedEnvironment(folder));
        await untilReady(product);
        const started = descendantsOf(product.process.pid!);
        expect(started.filter(({ command }) => /main\.c?js/.test(command))).toHaveLength(2);
        end(product.process, started);
        await expectEnded(started);
        await product.ended;
      });
  });

  test('stops when it is interrupted before it is ready', async () => {
    const begun = start(await isolatedEnvironment(folder));
    await expect
      .poll(
        () =>
          descendantsOf(begun.process.pid!)
            .map(({ command }) => command)
            .join('\n'),
        { timeout: 20_000 },
      )
      .toMatch(/api\/dist\/main\.js/);
    const started = descendantsOf(begun.process.pid!);
    process.kill(-begun.process.pid!, 'SIGINT');
    await begun.ended;
    expect(begun.output()).not.toContain('ready http');
    await expectEnded(started);
  });

  test('stops when npm alone is told to, while it publishes', async () => {
    // A registry that nobody writes to is read for ever.
    mkdirSync(path.join(folder, 'remotes'));
    execFileSync('mkfifo', [path.join(folder, 'remotes', 'registry.json')]);
    const begun = start(await isolatedEnvironment(folder));
    const publishing = () => descendantsOf(begun.process.pid!).filter(({ command }) => /operate\.ts/.test(command));
    await expect.poll(publishing, { timeout: 30_000 }).not.toEqual([]);
    const started = descendantsOf(begun.process.pid!);
    begun.process.kill('SIGTERM');
    await expectEnded(started);
    await begun.ended;
    expect(begun.output()).not.toContain('ready http');
  });

  test('starts without a remote that cannot be published, and without that of Home, and names both', async () => {
    copyPublished(folder);
    const remotes = path.join(folder, 'remotes');
    const file = path.join(remotes, 'registry.json');
    const registry = JSON.parse(readFileSync(file, 'utf8')) as {
      owners: Record<string, string>;
      remotes: Record<string, { version: string } | undefined>;
    };
    registry.owners['mfe-translations'] = '@teams/other';
    registry.remotes['mfe-translations'] = undefined;
    rmSync(path.join(remotes, 'mfe-translations'), { recursive: true });
    writeFileSync(file, JSON.stringify(registry));
    const { version } = registry.remotes['mfe-public']!;
    writeFileSync(path.join(remotes, 'mfe-public', version, 'locales', 'en', 'common.json'), '{');

    const started = start(await isolatedEnvironment(folder));
    await untilReady(started);
    expect(started.output()).toContain('The name mfe-translations belongs to @teams/other');
    expect(started.output()).toMatch(
      new RegExp(`mfe-public ${version} is not served: locales/en/common\\.json`),
    );
    expect((await fetch(`http://localhost:${started.env['PORT']}/admin/login`)).status).toBe(200);
    started.process.kill('SIGTERM');
    await started.ended;
  });

  for (const variable of ['PORT', 'API_PORT'])
    test(`a ${variable} in use is told plainly and ends the start`, async () => {
      const env = await isolatedEnvironment(folder);
      const squatter = createServer().listen(Number(env[variable]), '127.0.0.1');
      await once(squatter, 'listening');
      try {
        const started = start(env);
        expect(await started.ended).toBe(1);
        expect(started.output()).toContain(`Port ${env[variable]} on 127.0.0.1 is in use`);
        expect(started.output()).not.toContain('ready http');
        expect(started.output()).not.toMatch(/\n\s+at .*\.[jt]s:\d+/);
      } finally {
        squatter.close();
      }
    });

  test('every bad variable of a service is named', async () => {
    const env = await isolatedEnvironment(folder);
    const started = start({ ...env, ADMIN_USERNAME: 'x', JWT_SECRET: 'short' });
    expect(await started.ended).toBe(1);
    for (const name of ['ADMIN_USERNAME', 'JWT_SECRET']) expect(started.output()).toContain(`- ${name}:`);
  });

  test('a database that cannot be reached is told plainly, without its password', async () => {
    const env = await isolatedEnvironment(folder);
    const started = start({
      ...env,
      DATABASE_URL: 'postgres://lens:hidden-word@127.0.0.1:9/lens',
      JWT_SECRET: 'a secret that is long enough for anyone',
      ADMIN_PASSWORD: 'long-enough-password',
    });
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain('127.0.0.1:9');
    expect(started.output()).not.toContain('hidden-word');
  });
});
