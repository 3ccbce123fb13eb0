import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '@lens/tools/product/folders';
import { expect, test as base } from '@playwright/test';
import { Faults } from '../fixtures/faults.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { Team } from '../fixtures/team.ts';
import { ownEnvironment, temporaryFolder } from '../fixtures/own-environment.ts';

interface Development {
  url: string;
  /** Whose sources are watched. */
  team: Team;
}

/** What `npm run dev` runs, on a copy of the public site's sources. */
const test = base.extend<{ development: Development }>({
  development: async ({}, use) => {
    const folder = temporaryFolder();
    const team = new Team({ remotesFolder: path.join(folder, 'remotes') }, 'mfe-public');
    const env = await ownEnvironment(folder);
    const child = spawn(process.execPath, ['--import', 'tsx/esm', 'tools/src/dev.ts'], {
      cwd: inRoot(),
      env: { ...env, SOURCES_MFE_PUBLIC: team.folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => lines.push(chunk.toString('utf8')));
    const ended = once(child, 'close');
    try {
      const url = `http://localhost:${env['PORT']}`;
      const output = () => `${lines.join('')}${child.exitCode === null ? '' : 'ended'}`;
      await expect.poll(output, { timeout: 300_000 }).toMatch(/^ready |ended$/m);
      expect(output()).toContain(`ready ${url}\n`);
      await use({ url, team });
    } finally {
      child.kill('SIGTERM');
      await ended;
      team.leave();
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

test.describe('npm run dev', () => {
  test.describe.configure({ timeout: 480_000 });

  test('shows a saved change in the open page, which keeps what was typed into it', async ({
    context,
    development: { url, team },
    page,
  }) => {
    const faults = new Faults();
    faults.watch(context);
    await page.goto(`${url}/contact`);
    await hydrated(page);
    await page.locator('[name="lastName"]').fill('Reyes');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    const heading = page.getByRole('heading', { level: 1 });
    for (const [before, after] of [
      ["{t('contact.hero.title')}", 'Saved once.'],
      ['Saved once.', 'Saved twice.'],
    ] as const) {
      team.edit('src/pages/contact/contact.tsx', before, after);
      await expect(heading).toHaveText(after, { timeout: 60_000 });
    }
    await expect(page.locator('[name="lastName"]')).toHaveValue('Reyes');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    await page.reload();
    await hydrated(page);
    await expect(heading).toHaveText('Saved twice.');

    expect(faults.verdict()).toEqual([]);
    team.edit('locales/en/forms.json', 'First name', 'Given name');
    await expect(page.getByLabel('Given name')).toBeVisible({ timeout: 60_000 });
  });
});
