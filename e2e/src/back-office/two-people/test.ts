import type { BrowserContext, Page } from '@playwright/test';
import { staffHeaders } from '../../fixtures/inbox.ts';
import { withStaffSession } from '../../fixtures/staff-session.ts';
import { expect, test as base } from '../../fixtures/test.ts';
import { headersOfLin, openAndListen } from './colleagues.ts';

interface Colleagues {
  /** A page of lin, another administrator; the test's own page is that of the demo's administrator. */
  other: Page;
  /** For requests that lin sends to the API. */
  lin: { authorization: string };
  /** For requests that the demo's administrator sends to the API. */
  admin: { authorization: string };
}

interface TestFixtures {
  /** Opens one address in two browsers, each with an administrator signed in. */
  twoAt: (path: string) => Promise<Colleagues>;
}

/** Tests in which two people change the same thing. */
export const test = base.extend<TestFixtures, { purpose: string }>({
  purpose: ['two people', { scope: 'worker' }],
  twoAt: async ({ page, browser, product }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (path) => {
      const headers = await headersOfLin(product);
      await withStaffSession(page, product);
      const context = await browser.newContext({ baseURL: product.url });
      contexts.push(context);
      const other = await context.newPage();
      const token = headers.authorization.replace('Bearer ', '');
      await other.addInitScript((value) => localStorage.setItem('cms_token', value), token);
      await Promise.all([openAndListen(page, path), openAndListen(other, path)]);
      return { other, lin: headers, admin: await staffHeaders(product) };
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
