import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { expect, test, withDevelopment } from '../fixtures/development.ts';
import { expectEnded, descendantsOf } from '../fixtures/processes.ts';

const contact = 'src/pages/contact/contact.tsx';
const styles = 'src/pages/contact/contact.module.css';
const title = "{t('contact.hero.title')}";

test.describe('npm run dev', () => {
  test.describe.configure({ timeout: 480_000 });

  test('shows a saved change in the open page, which keeps what somebody typed', async ({
    development: { team },
    faults,
    page,
  }) => {
    await page.goto('/contact');
    await waitForHydration(page);
    await page.locator('[name="lastName"]').fill('Reyes');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    const heading = page.getByRole('heading', { level: 1 });
    for (const [before, after] of [
      [title, 'Saved once.'],
      ['Saved once.', 'Saved twice.'],
    ] as const) {
      team.edit(contact, before, after);
      await expect(heading).toHaveText(after, { timeout: 60_000 });
    }
    team.edit(styles, 'letter-spacing: calc(-0.022em * var(--tight));', 'letter-spacing: 3px;');
    await expect(heading).toHaveCSS('letter-spacing', '3px', { timeout: 60_000 });
    await expect(page.locator('[name="lastName"]')).toHaveValue('Reyes');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    await page.reload();
    await waitForHydration(page);
    await expect(heading).toHaveText('Saved twice.');

    expect(faults.verdict()).toEqual([]);
    // A changed text changes no module: the page requests an update, finds none, and reloads.
    faults.expect(/404 \(Not Found\).*hot-update\.json/);
    team.edit('locales/en/forms.json', 'First name', 'Given name');
    await expect(page.getByLabel('Given name')).toBeVisible({ timeout: 60_000 });
  });

  // The last test, since it ends the command that the others use.
  test('ends with all its processes when npm alone gets a signal, starts again, and ends with its terminal', async ({
    development: { command: dev },
  }) => {
    const first = descendantsOf(dev.process.pid!);
    expect(first.filter(({ command }) => /main\.c?js/.test(command))).toHaveLength(2);
    dev.process.kill('SIGTERM');
    await expectEnded(first);
    await dev.exitCode;

    await withDevelopment(dev.env, async (second) => {
      const again = descendantsOf(second.process.pid!);
      process.kill(-second.process.pid!, 'SIGHUP');
      await expectEnded(again);
    });
  });
});
