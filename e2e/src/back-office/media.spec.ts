import { readFileSync } from 'node:fs';
import { inRoot } from '@lens/tools/product/folders';
import { withStaffSession } from '../fixtures/staff-session.ts';
import { expect, test } from '../fixtures/test.ts';

const drawing = readFileSync(inRoot('mfe-public', 'assets', 'hero', 'street-before-800.jpg'));
const picture = (name: string, buffer = drawing) => ({ name, mimeType: 'image/jpeg', buffer });

test.use({ purpose: 'back office' });

test('many pictures are uploaded, one cancelled and one refused, and one is described', async ({
  page,
  product,
  faults,
}) => {
  faults.expect(/415/);
  faults.expect(/Use a JPEG, PNG, WebP or AVIF picture/);
  await withStaffSession(page, product);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/media/upload', async (route) => {
    if (route.request().postDataBuffer()?.includes('slow.jpg')) await released;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/admin/media');
  await expect(page.getByRole('heading', { level: 1, name: 'Media Library' })).toBeVisible();
  const names = Array.from({ length: 6 }, (_, index) => `scene-${index + 1}.jpg`);
  await page
    .getByLabel('Pictures to upload')
    .setInputFiles([
      picture('slow.jpg'),
      picture('text.jpg', Buffer.from('no picture')),
      ...names.map((name) => picture(name)),
    ]);

  const uploads = page.getByRole('list', { name: 'Uploads' });
  await uploads.getByRole('button', { name: 'Cancel slow.jpg' }).click();
  await expect(uploads.getByRole('listitem').filter({ hasText: 'slow.jpg' })).toContainText('Stopped');
  release();
  await expect(uploads.getByRole('alert')).toContainText('Use a JPEG, PNG, WebP or AVIF picture.');
  for (const name of names) await expect(page.getByRole('button', { name })).toBeVisible();
  await expect(uploads.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^slow/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'scene-1.jpg' }).click();
  const dialog = page.getByRole('dialog', { name: 'scene-1.jpg', exact: true });
  await dialog.getByLabel('English').fill('A drawing of the sea');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved scene-1.jpg.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'scene-1.jpg' })).not.toContainText('Needs a description');
});
