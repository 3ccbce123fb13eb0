import { expect, test } from '../fixtures/test.ts';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { textFaults } from '../fixtures/text-layout.ts';

/** Counts the view transitions that the page starts. */
const countTransitions = () => {
  const start = document.startViewTransition.bind(document);
  Object.assign(window, { transitions: 0 });
  document.startViewTransition = (change) => {
    (window as unknown as { transitions: number }).transitions++;
    return start(change);
  };
};

test.describe('Procedure pages', () => {
  test('compare on a phone without sideways scrolling, with the names in view', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/procedures');
    await waitForHydration(page);
    const table = page.getByRole('table', { name: 'LASIK, PRK and ICL compared' });
    await table.scrollIntoViewIfNeeded();
    await page
      .getByRole('rowheader', { name: 'Night vision' })
      .evaluate((row) => row.scrollIntoView({ block: 'center' }));
    await expect(page.getByRole('columnheader', { name: 'LASIK' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const cells = await table
      .locator('td')
      .evaluateAll((all) =>
        all.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
      );
    expect(cells).toEqual([]);
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`lead to each other, motion: ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(countTransitions);
      await page.goto('/procedures');
      await waitForHydration(page);
      await page.getByRole('link', { name: 'Learn More PRK' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^PRK/);
      await expect(page).toHaveURL(/\/procedures\/prk$/);
      const transitions = await page.evaluate(
        () => (window as unknown as { transitions: number }).transitions,
      );
      expect(transitions).toBe(reducedMotion === 'reduce' ? 0 : 1);
    });

  test('print in black on white, without controls', async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto('/procedures/lasik');
    await waitForHydration(page);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByText('you are nearsighted up to -12.00 D')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('+1 (562) 555-0142');
    const colours = await page
      .getByRole('region', { name: 'Am I a LASIK Candidate?' })
      .evaluate((section) => {
        const { backgroundColor, color } = getComputedStyle(section);
        return { backgroundColor, color };
      });
    expect(colours).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' });
    const risks = page.getByRole('group', { name: copy('en', 'common:risks.title') });
    await expect(risks.getByRole('definition').last()).toBeVisible();
    // An element that may be divided between two sheets must be no grid, and must cut nothing off.
    await expect(risks.locator('..')).toHaveCSS('display', 'block');
    await expect(risks.locator('..')).toHaveCSS('overflow', 'visible');
    expect(await textFaults(page)).toEqual([]);
  });
});
