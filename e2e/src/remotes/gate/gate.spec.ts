import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readComposition, type Composition } from '@lens/build/registry/gate/composition';
import { findStaticProblems } from '@lens/build/registry/gate/checks/static';
import { check, requirePassed } from '@lens/build/gate/gate';
import { isRefusal, type Finding } from '@lens/build/registry/gate/finding';
import { Rehearsal } from '@lens/build/gate/rehearsal';
import { publish } from '@lens/build/registry/publish';
import { readRegistry } from '@lens/build/registry/registry-file';
import { Builds } from '@lens/build/testing/builds';
import { findHeadlessChromium } from '@lens/tools/engines/find';
import { inRoot } from '@lens/tools/product/folders';
import { isFullRun } from '../../fixtures/full-run.ts';
import { copyPublished } from '../../fixtures/seeded-database.ts';
import { browserOverlays, browserPages, remoteWith, serverPages } from './broken-pages.ts';

const name = 'mfe-some';
const chromium = findHeadlessChromium()!;

/** All candidates are tried after each other on one site. */
const builds = new Builds();
const store = { ...builds.store, keysFolder: path.join(builds.folder, 'keys') };
let rehearsal: Rehearsal;

const compose = async (remote: string, version: string): Promise<Composition> =>
  readComposition(store.remotesFolder, await readRegistry(store.remotesFolder), remote, version);

/** Publishes a remote with some pages. */
async function candidateWith(
  version: string,
  ...offers: Parameters<typeof remoteWith>
): Promise<Composition> {
  await publish(builds.write(name, version, remoteWith(...offers)), store);
  return compose(name, version);
}

const about = (findings: Finding[], kind: string): Finding[] =>
  findings.filter(
    ({ victim, problem }) => victim.page === `/${name}/${kind}` || problem.includes(`/${name}/${kind} `),
  );

/** Expects each page to be refused by the check that is meant to, and the others not at all. */
function expectVerdicts(findings: Finding[], pages: Parameters<typeof remoteWith>[0]): void {
  for (const [kind, { finding }] of Object.entries(pages)) {
    const found = about(findings, kind);
    if (!finding) expect(found, kind).toEqual([]);
    else
      expect(found, kind).toContainEqual(
        expect.objectContaining({
          check: finding.check,
          severity: 'refusal',
          problem: expect.stringMatching(finding.problem),
          change: expect.stringContaining(kind),
        }),
      );
  }
}

test.describe('The gate', () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });

  test.beforeAll(async () => {
    copyPublished(builds.folder);
    const { remotes } = await readRegistry(store.remotesFolder);
    const [first, ...others] = await Promise.all(
      Object.entries(remotes).map(([remote, { version }]) => compose(remote, version)),
    );
    rehearsal = await Rehearsal.start({
      shellFolder: inRoot('shell', 'dist'),
      live: [first!, ...others].map(({ candidate }) => candidate),
    });
  });
  test.afterAll(async () => {
    await rehearsal.stop();
    builds.remove();
  });

  test('renders each page on the server in each of its languages, and refuses what fails there [GATE-6, GATE-10]', async () => {
    const findings = await rehearsal.findServerProblems(await candidateWith('1.0.0', serverPages));
    expectVerdicts(findings, serverPages);
    expect(findings.filter(({ victim }) => victim.remote !== name)).toEqual([]);
  });

  test('opens each page in a browser, and pages of others after it, and refuses what breaks either [GATE-7, GATE-8, GATE-10, GATE-11, GATE-12]', async () => {
    const composition = await candidateWith('2.0.0', browserPages, browserOverlays);
    expect((await findStaticProblems(composition)).map(({ change }) => change)).toEqual([
      expect.stringContaining('line 1 of pages/changes-tokens.css'),
      expect.stringContaining('line 1 of pages/colours-everything.css'),
      expect.stringContaining('line 1 of pages/hides-bodies.css'),
    ]);
    const findings = await rehearsal.findBrowserProblems(composition, chromium);
    expectVerdicts(findings, browserPages);
    const ofOverlays = findings.filter(({ change }) => change.includes(', the module of overlay '));
    expect(ofOverlays.map(({ problem }) => problem)).toEqual([
      expect.stringMatching(browserOverlays['fails-over-pages']!.problem!),
    ]);
    const neighbours = findings.filter(({ check }) =>
      ['neighbour', 'global change', 'leftover'].includes(check),
    );
    expect([...new Set(neighbours.map(({ victim }) => victim.remote))].sort()).toEqual([
      'mfe-public',
      'shell',
    ]);
  });

  test('keeps the verdict of all its stages, and does not run them again for an activation [GATE-9]', async () => {
    await publish(builds.write(name, '3.0.0', remoteWith({ fine: browserPages['fine']! })), store);
    const options = {
      verdictsFolder: path.join(builds.folder, 'verdicts'),
      shellFolder: inRoot('shell', 'dist'),
      without: [],
    };
    const { stages, findings } = await check(store, name, '3.0.0', options);
    expect(findings).toEqual([]);
    expect(Object.values(stages).map(({ outcome }) => outcome)).toEqual(['passed', 'passed', 'passed']);
    const lines = await requirePassed(store, name, '3.0.0', options);
    expect(lines.at(-1)).toMatch(/and nothing has changed since\.$/);
  });

  const lived = isFullRun ? ['mfe-public', 'mfe-admin', 'mfe-translations'] : [];
  for (const remote of lived)
    test(`finds nothing wrong with ${remote} as it is live`, async () => {
      const { remotes } = await readRegistry(store.remotesFolder);
      const composition = await compose(remote, remotes[remote]!.version);
      const findings = [
        ...(await findStaticProblems(composition)),
        ...(await rehearsal.findServerProblems(composition)),
        ...(await rehearsal.findBrowserProblems(composition, chromium)),
      ];
      expect(findings.filter(isRefusal)).toEqual([]);
    });
});
