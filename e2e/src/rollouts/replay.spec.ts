import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { activate } from '@lens/build/registry/activate';
import { inRoot } from '@lens/tools/product/folders';
import { copy } from '../copy.ts';
import { publishChanged } from '../fixtures/remote-versions.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestProduct } from '../fixtures/test-product.ts';
import { changeTitle, newTitle, versionIn } from './changed-version.ts';

const name = 'mfe-public';

const command = (product: TestProduct, ...args: string[]) => ({
  args: [
    '--conditions=lens-source',
    '--import',
    'tsx/esm',
    inRoot('packages', 'build', 'src', 'cli.ts'),
    ...args,
  ],
  options: {
    cwd: inRoot(),
    env: {
      ...process.env,
      DATA_DIR: product.dataFolder,
      REMOTES_DIR: product.remotesFolder,
      KEYS_DIR: product.keysFolder,
      API_URL: product.apiUrl.replace(/\/api$/, ''),
      PUBLIC_URL: product.url,
    },
  },
});

const read = async (url: string) => {
  const html = await (await fetch(`${url}/about`)).text();
  return {
    html,
    version: versionIn(html),
    composition: /name="composition" content="([^"]+)"/.exec(html)?.[1] ?? '',
  };
};

test.describe('An earlier composition', () => {
  test('is opened beside today’s, exactly as the page that names it [REPLAY-2]', async ({ product }) => {
    const before = await read(product.url);
    const version = await publishChanged(product, name, changeTitle);
    await activate(product, name, version);
    const today = await read(product.url);
    expect([today.version, today.html.includes(newTitle)]).toEqual([version, true]);

    const { args, options } = command(product, 'replay', before.composition);
    const running = spawn(process.execPath, args, options);
    try {
      let printed = '';
      for (const stream of [running.stdout, running.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
      await expect.poll(() => printed, { timeout: 30_000 }).toContain(`today: ${product.url}`);
      const then = await read(/^then: +(\S+)$/m.exec(printed)![1]!);
      expect([then.version, then.composition]).toEqual([before.version, before.composition]);
      expect(then.html).toContain(copy('en', 'common:menu.about'));
      expect(then.html).not.toContain(newTitle);
      expect((await read(product.url)).version).toBe(version);
    } finally {
      running.kill();
      await once(running, 'exit');
      await activate(product, name, before.version!);
    }
  });

  test('is what the browser tests run on when somebody asks for that [REPLAY-3]', async ({ product }) => {
    test.setTimeout(180_000);
    const before = await read(product.url);
    const version = await publishChanged(product, name, changeTitle);
    await activate(product, name, version);
    const { composition } = await read(product.url);
    await activate(product, name, before.version!);
    const specs = ['src/rollouts/replayed-title.spec.ts', '--reporter=line', '--workers=1'];
    const { args, options } = command(product, 'replay', composition, '--tests', ...specs);
    const running = spawn(process.execPath, args, {
      ...options,
      env: { ...options.env, EXPECTED_TITLE: newTitle },
    });
    let printed = '';
    running.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    const [code] = (await once(running, 'exit')) as [number];
    expect(printed).toContain('1 passed');
    expect(code).toBe(0);
  });

  test('that no shell has served, or that is none, is refused [REPLAY-2]', async ({ product }) => {
    for (const [id, message] of [
      ['000000000000', /No shell has noted the composition 000000000000/],
      ['../x', /is no composition/],
    ] as const) {
      const { args, options } = command(product, 'replay', id);
      const failure = await promisify(execFile)(process.execPath, args, options).catch(
        (error: { stderr: string }) => error,
      );
      expect(failure.stderr).toMatch(message);
    }
  });
});
