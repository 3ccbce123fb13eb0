import type { Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { registryOf } from '../fixtures/registry-text.ts';
import { publishChanged, throwsInBrowser, throwsInPage, withVersion } from '../fixtures/remote-versions.ts';
import { withStaffSession } from '../fixtures/staff-session.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestProduct } from '../fixtures/test-product.ts';
import { fileFaults, type FileFault } from './file-faults.ts';
import { visits, type Visit } from './visits.ts';
import { isFullRun } from '../fixtures/full-run.ts';

/** `npm run test:full` runs the whole matrix; otherwise the back office gets a sample of the faults. */
const sampledFaults = ['is not found (404)', 'has another hash', 'never answers'];
const faultsOf = ({ remote }: Visit) =>
  fileFaults.filter(({ name }) => isFullRun || remote === 'mfe-public' || sampledFaults.includes(name));

test.describe.configure({ mode: 'parallel' });

const isFailure = (event: unknown) => (event as { kind: string }).kind === 'remote_failure';

interface Failure {
  visit: Visit;
  stage: string;
  page: Page;
  product: TestProduct;
  repair: () => Promise<unknown>;
}

/** Opens the page, and expects a notice, one report, and recovery by the retry button. */
async function expectRecovery({ visit, stage, page, product, repair }: Failure): Promise<void> {
  const { version } = registryOf(product).remotes[visit.remote]!;
  const before = product.events().length;
  const reports = () => product.events().slice(before).filter(isFailure);
  const notice = page.getByRole('heading', { name: copy('en', 'navigation:failure.title') });
  const pageHeading = page.getByRole('heading', { level: 1, name: visit.heading, exact: true });
  if (visit.staff) await withStaffSession(page, product);

  await visit.open(page);
  await expect(notice).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (visit.serverText) {
    await expect(pageHeading).toBeVisible();
    await expect(page.getByText(visit.serverText)).toBeVisible();
  } else await expect(pageHeading).toBeHidden();
  await visit.expectSurroundings(page);
  await expect.poll(() => reports().length).toBeGreaterThan(0);

  await repair();
  await page.getByRole('button', { name: copy('en', 'navigation:failure.retry') }).click();
  await expect(notice).toBeHidden();
  await expect(pageHeading).toBeVisible();
  const composition = await page.locator('meta[name="composition"]').getAttribute('content');
  expect(reports()).toEqual([
    { kind: 'remote_failure', remote: visit.remote, version, composition, route: visit.route, stage },
  ]);
}

const missingStage = (visit: Visit) => (visit.needsEntry ? 'load' : 'chunk');

async function breakFiles(
  page: Page,
  product: TestProduct,
  { remote, files }: Pick<Visit, 'remote' | 'files'>,
  { answer }: Pick<FileFault, 'answer'>,
): Promise<() => Promise<void>> {
  const matchesFile = ({ pathname }: URL) =>
    pathname.startsWith(`/remotes/${remote}/`) && files.test(pathname);
  await page.route(matchesFile, (route) => answer(route, product));
  return () => page.unroute(matchesFile);
}

for (const visit of visits) {
  const { remote, kind, module, chunk } = visit;
  const expectedFaults = new RegExp(`/remotes/${remote}/|The remote ${remote} `);

  test.describe(`${remote}, ${kind}`, () => {
    for (const fault of faultsOf(visit)) {
      test(`${fault.name} [FAULT-22]`, async ({ page, product, faults }) => {
        faults.expect(expectedFaults);
        const repair = await breakFiles(page, product, visit, fault);
        const stage = fault.stage === 'missing' ? missingStage(visit) : fault.stage;
        await expectRecovery({ visit, stage, page, product, repair });
      });
    }

    test('fails on a lazy file only', async ({ page, product, faults }) => {
      faults.expect(expectedFaults);
      const abortedFile: Pick<FileFault, 'answer'> = { answer: (route) => route.abort() };
      const repair = await breakFiles(page, product, { remote, files: chunk }, abortedFile);
      await expectRecovery({ visit, stage: 'chunk', page, product, repair });
    });

    for (const moment of ['render', 'effect'] as const) {
      test(`throws in the browser (${moment}) [FAULT-22]`, async ({ page, product, faults }) => {
        faults.expect(expectedFaults);
        if (moment === 'render' && visit.serverText) faults.expect(/Hydration had to recover/);
        const globalName = remote.replaceAll('-', '_');
        const broken = throwsInBrowser({ globalName, module, moment });
        const version = await publishChanged(product, remote, broken);
        const repair = () => page.evaluate(() => Object.assign(globalThis, { mended: true }));
        await withVersion(product, remote, version, () =>
          expectRecovery({ visit, stage: moment, page, product, repair }),
        );
      });
    }
  });
}

test.describe('mfe-public, on the server', () => {
  test('throws while rendering: the browser shows the page, and reports the server’s failure once', async ({
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
