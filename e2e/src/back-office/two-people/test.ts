import type { BrowserContext, Page } from '@playwright/test';
import { staffHeaders } from '../../fixtures/inbox.ts';
import { withStaffSession } from '../../fixtures/staff-session.ts';
import { expect, test as base } from '../../fixtures/test.ts';
import { linsHeaders, openAt } from './colleagues.ts';

interface Colleagues {
  /** The browser of lin, another administrator; that of the test is the demo's own. */
  other: Page;
  /** For what lin does without a browser. */
  lin: { authorization: string };
  /** The same for the demo's administrator. */
  admin: { authorization: string };
}

interface TestFixtures {
  /** Two browsers, each with somebody signed in, both at one address. */
  twoAt: (path: string) => Promise<Colleagues>;
}

/** Tests in which two people work against each other. */
export const test = base.extend<TestFixtures, { purpose: string }>({
  purpose: ['two people', { scope: 'worker' }],
  twoAt: async ({ page, browser, product }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (path) => {
      const headers = await linsHeaders(product);
      await withStaffSession(page, product);
      const context = await browser.newContext({ baseURL: product.url });
      contexts.push(context);
      const other = await context.newPage();
      const token = headers.authorization.replace('Bearer ', '');
      await other.addInitScript((value) => localStorage.setItem('cms_token', value), token);
      await Promise.all([openAt(page, path), openAt(other, path)]);
      return { other, lin: headers, admin: await staffHeaders(product) };
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
