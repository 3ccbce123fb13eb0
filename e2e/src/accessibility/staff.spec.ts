import type { Page } from '@playwright/test';
import { visitorNamed } from '../fixtures/contact-form.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { staffHeaders } from '../fixtures/inbox.ts';
import { uploadPicture } from '../fixtures/picture.ts';
import { account, signIn } from '../fixtures/sign-in.ts';
import { withStaffSession } from '../fixtures/staff-session.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestProduct } from '../fixtures/test-product.ts';
import { enginesAtTurn, violations } from './engines.ts';
import { states } from './staff-states.ts';
import type { Content } from './state.ts';

// The pages' Content-Security-Policy forbids injecting the engines.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' }, purpose: 'back office' });

async function createAndGetId(product: TestProduct, path: string, body: object): Promise<string> {
  const headers = { ...(await staffHeaders(product)), 'content-type': 'application/json' };
  const answer = await fetch(`${product.apiUrl}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** Navigates within the document, as a link does, so that each engine is injected once. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test.describe('Accessibility of the back office', () => {
  let content: Content;
  test.beforeAll(async ({ product }) => {
    await uploadPicture(product, { en: 'Light on water' });
    const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rest.' }] }] };
    content = {
      product,
      consultation: await createAndGetId(product, '/consultations', {
        ...visitorNamed('Looked-at'),
        language: 'ar',
        interpreter: true,
      }),
      article: await createAndGetId(product, '/articles', {
        slug: 'looked-at',
        author: 'Dr. Test',
        categories: ['procedures'],
        texts: { en: { title: 'Looked at', excerpt: 'In short.', body: doc } },
      }),
    };
  });

  const widths = [390, 1440];
  for (const [widthAt, width] of widths.entries())
    test.describe(`at ${width}`, () => {
      test.use({ viewport: { width, height: width < 1000 ? 844 : 900 } });

      test('sign-in, with its error too', async ({ page, faults }) => {
        faults.expect(/401 \(Unauthorized\)/);
        await page.goto('/admin/login');
        await waitForHydration(page);
        await expect(page.getByLabel('Username')).toBeVisible();
        expect(await violations(page), 'empty').toEqual([]);
        await signIn(page, { ...account, password: 'not the password' });
        await expect(page.getByRole('alert')).toBeVisible();
        expect(await violations(page), 'refused').toEqual([]);
      });

      test('every screen and every dialog on it', async ({ page, product, faults }) => {
        test.setTimeout(300_000);
        // A conflict, a file that is no picture, a list that fails to load, and the end of the session.
        for (const answer of [
          /412/,
          /415/,
          /Use a JPEG, PNG, WebP or AVIF picture/,
          /503/,
          /The database is away/,
          /401/,
        ])
          faults.expect(answer);
        await withStaffSession(page, product);
        await page.goto('/admin');
        await waitForHydration(page);
        for (const [stateAt, { name, path, reach, sign, leave }] of states.entries())
          await test.step(name, async () => {
            if (path) await goTo(page, typeof path === 'string' ? path : path(content));
            await reach?.(page, content);
            await expect(sign(page), name).toBeVisible();
            const engines = enginesAtTurn(stateAt + widthAt, widths.length);
            expect.soft(await violations(page, engines), name).toEqual([]);
            await leave?.(page);
          });
        if (width >= 1000) return;
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await violations(page), 'menu').toEqual([]);
      });
    });
});
