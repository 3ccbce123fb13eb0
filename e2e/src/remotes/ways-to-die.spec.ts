import type { Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { registryOf } from '../fixtures/registry-text.ts';
import { publishChanged, throwsInBrowser, throwsInPage, withVersion } from '../fixtures/remote-versions.ts';
import { withStaffSession } from '../fixtures/staff-session.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestProduct } from '../fixtures/test-product.ts';
import { fileFaults, type FileFault } from './faults-of-files.ts';
import { visits, type Visit } from './visits.ts';

/** The whole matrix in `npm run test:full`; else all of the public site, and a sample of the back office. */
const full = Boolean(process.env['FULL']);
const sampled = ['is not found (404)', 'has another hash', 'never answers'];
const faultsOf = ({ remote }: Visit) =>
  fileFaults.filter(({ name }) => full || remote === 'mfe-public' || sampled.includes(name));

test.describe.configure({ mode: 'parallel' });
// What a navigation meets is not to be met ahead of it; opening ahead has tests of its own.

const isFailure = (event: unknown) => (event as { kind: string }).kind === 'remote_failure';

interface Death {
  visit: Visit;
  stage: string;
  page: Page;
  product: TestProduct;
  mend: () => Promise<unknown>;
}

/** Opens the page and sees all that a dead remote owes its visitors. */
async function survives({ visit, stage, page, product, mend }: Death): Promise<void> {
  const { version } = registryOf(product).remotes[visit.remote]!;
  const before = product.events().length;
  const reports = () => product.events().slice(before).filter(isFailure);
  const notice = page.getByRole('heading', { name: copy('en', 'navigation:failure.title') });
  const own = page.getByRole('heading', { level: 1, name: visit.heading, exact: true });
  if (visit.staff) await withStaffSession(page, product);

  await visit.open(page);
  await expect(notice).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (visit.sent) {
    await expect(own).toBeVisible();
    await expect(page.getByText(visit.sent)).toBeVisible();
  } else await expect(own).toBeHidden();
  await visit.around(page);
  await expect.poll(() => reports().length).toBeGreaterThan(0);

  await mend();
  await page.getByRole('button', { name: copy('en', 'navigation:failure.retry') }).click();
  await expect(notice).toBeHidden();
  await expect(own).toBeVisible();
  const composition = await page.locator('meta[name="composition"]').getAttribute('content');
  expect(reports()).toEqual([
    { kind: 'remote_failure', remote: visit.remote, version, composition, route: visit.route, stage },
  ]);
}

const missing = (visit: Visit) => (visit.needsEntry ? 'load' : 'chunk');

async function breakFiles(
  page: Page,
  product: TestProduct,
  { remote, files }: Pick<Visit, 'remote' | 'files'>,
  { answer }: Pick<FileFault, 'answer'>,
): Promise<() => Promise<void>> {
  const concerned = ({ pathname }: URL) => pathname.startsWith(`/remotes/${remote}/`) && files.test(pathname);
  await page.route(concerned, (route) => answer(route, product));
  return () => page.unroute(concerned);
}

for (const visit of visits) {
  const { remote, kind, module, chunk } = visit;
  const ownComplaints = new RegExp(`/remotes/${remote}/|The remote ${remote} `);

  test.describe(`${remote}, ${kind}`, () => {
    for (const fault of faultsOf(visit)) {
      test(`${fault.name}`, async ({ page, product, faults }) => {
        faults.expect(ownComplaints);
        const mend = await breakFiles(page, product, visit, fault);
        const stage = fault.stage === 'missing' ? missing(visit) : fault.stage;
        await survives({ visit, stage, page, product, mend });
      });
    }

    test('fails on a lazy file only', async ({ page, product, faults }) => {
      faults.expect(ownComplaints);
      const lost: Pick<FileFault, 'answer'> = { answer: (route) => route.abort() };
      const mend = await breakFiles(page, product, { remote, files: chunk }, lost);
      await survives({ visit, stage: 'chunk', page, product, mend });
    });

    for (const moment of ['render', 'effect'] as const) {
      test(`throws in the browser (${moment})`, async ({ page, product, faults }) => {
        faults.expect(ownComplaints);
        if (moment === 'render' && visit.sent) faults.expect(/Hydration had to recover/);
        const globalName = remote.replaceAll('-', '_');
        const broken = throwsInBrowser({ globalName, module, moment });
        const version = await publishChanged(product, remote, broken);
        const mend = () => page.evaluate(() => Object.assign(globalThis, { mended: true }));
        await withVersion(product, remote, version, () =>
          survives({ visit, stage: moment, page, product, mend }),
        );
      });
    }
  });
}

test.describe('mfe-public, on the server', () => {
  test('throws while rendering: the browser shows the page, and says once that the server did not', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/503 \(Service Unavailable\)/);
    const before = product.events().length;
    const version = await publishChanged(product, 'mfe-public', throwsInPage('./pages/home/home'));
    await withVersion(product, 'mfe-public', version, async () => {
      expect((await fetch(`${product.url}/contact`)).status).toBe(200);
      const answer = await page.goto('/');
      expect(answer?.status()).toBe(503);
      expect(await answer?.text()).toContain(copy('en', 'navigation:failure.title'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('en', 'common:home.hero.title'));
      await expect(page.getByRole('banner')).toBeVisible();
      const composition = await page.locator('meta[name="composition"]').getAttribute('content');
      const report = { remote: 'mfe-public', version, composition, route: '/', stage: 'server' };
      await expect
        .poll(() => product.events().slice(before).filter(isFailure))
        .toEqual([{ kind: 'remote_failure', ...report }]);
    });
  });
});
