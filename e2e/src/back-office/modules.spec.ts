import { readRegistry } from '@lens/build/registry/registry-file';
import { publishChanged } from '../fixtures/remote-versions.ts';
import { withStaffSession } from '../fixtures/staff-session.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ purpose: 'back office' });

const name = 'mfe-translations';

test('an administrator begins a roll-out, and sees it end by itself without a reload [MODULES-3, MODULES-6]', async ({
  page,
  product,
  request,
}) => {
  const version = await publishChanged(product, name, () => undefined);
  await withStaffSession(page, product);
  await page.goto('/admin/modules');
  const card = page.getByRole('region', { name, exact: true });
  await card.getByText('2 published versions').click();
  await card.getByRole('button', { name: `Roll out ${version}` }).click();
  const dialog = page.getByRole('dialog', { name: `Roll out ${name} ${version}?` });
  await dialog.getByLabel('Share of the visitors').selectOption('10%');
  // Nobody has run the gate for it.
  await dialog.getByLabel('Reason').fill('To see it end');
  await dialog.getByRole('button', { name: 'Start roll-out' }).click();
  await expect(card.getByText('Roll-out at 10%')).toBeVisible();

  const { remotes } = await readRegistry(product.remotesFolder);
  const { rollout } = remotes[name]!.candidate!;
  const report = (failed: boolean) =>
    request.post('/api/rollouts/outcomes', {
      data: { rollout, remote: name, version, arm: 'candidate', failed },
    });
  await report(false);
  await expect(card.getByRole('row', { name: new RegExp(`^${version} 10%`) })).toContainText('0% of 1');
  await expect.poll(async () => (await report(true)).status()).toBe(404);
  await expect(card.getByText('Live for everybody', { exact: true })).toBeVisible();
  await card.getByText('History').click();
  await expect(card.getByText(`The site took ${version} back by itself`)).toBeVisible();
});
