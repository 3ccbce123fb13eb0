import type { Role } from '@lens/contracts/access';
import type { LanguageCode } from '@lens/contracts/languages';
import { overlayKey } from '@lens/platform/overlay';
import type { Composition } from '../../registry/gate/composition.ts';
import type { CheckName, Finding } from '../../registry/gate/finding.ts';
import { inLanguage, type RehearsedPage } from '../rehearsal/addresses.ts';
import { takeBaselines, type Baseline } from './baselines.ts';
import { BrowserProcess } from './browser-process.ts';
import { findPageProblems } from './page-problems.ts';
import { findProblemsBesideAll } from './beside-all.ts';
import { findNeighbourProblems } from './neighbour-problems.ts';
import { openPage } from './opened-page.ts';
import { findOverlayProblems, refuseOverlay, type Overlay } from './overlay-problems.ts';
import { prepareDocument, type Visitor } from './page-probe.ts';
import { Tab, TabFrozen } from './tab.ts';

export interface BrowserStage {
  composition: Composition;
  origin: string;
  pages: RehearsedPage[];
  neighbours: RehearsedPage[];
  /** The program to start. */
  chromium: string;
}

const tabsAtOnce = 3;
const surfaces = ['public', 'admin'] as const;
/** So many pages of each neighbour are opened after each page of the candidate. */
const witnessesOfEach = 2;

/** A session that no API accepts. Pages for staff open with it, and show that they have no data. */
function sessionToken(role: Role = 'admin'): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  return [{ alg: 'none' }, { sub: 'gate', username: 'gate', role, jti: 'gate', exp }, {}]
    .map(encode)
    .join('.');
}

/** The pages that may be open in one document. The page of the login leads elsewhere, since there is a session. */
const onSurface = (pages: RehearsedPage[], surface: string): RehearsedPage[] =>
  pages.filter(({ route }) => route.surface === surface && route.path !== '/admin/login');

/** A few pages of each remote, beginning with those that everybody may open. */
function chooseWitnesses(baselines: Baseline[]): Baseline[] {
  const count = new Map<string, number>();
  return baselines.filter(({ page: { remote } }) => {
    count.set(remote, (count.get(remote) ?? 0) + 1);
    return count.get(remote)! <= witnessesOfEach;
  });
}

/** Opens each page of the candidate in each of its languages, and after each one pages of its neighbours. */
export async function findBrowserProblems(stage: BrowserStage): Promise<Finding[]> {
  const { composition, origin, pages, neighbours, chromium } = stage;
  const { name, version, manifest } = composition.candidate;
  const layouts = manifest.layouts.map(({ id }) => id);
  const folder = `/remotes/${name}/${version}/`;
  const browser = new BrowserProcess(chromium);
  const findings: Finding[] = [];
  const somebody: Visitor = { folder, token: sessionToken(), stored: {} };

  /** Works in a new tab, which has a process of its own. @returns null if the page froze */
  const inTab = async <Result>(
    work: (tab: Tab) => Promise<Result>,
    visitor = somebody,
  ): Promise<Result | null> => {
    const tab = await Tab.open(browser, prepareDocument, visitor);
    try {
      return await work(tab);
    } catch (failure) {
      if (failure instanceof TabFrozen) return null;
      throw failure;
    } finally {
      await tab.close();
    }
  };
  const note = (problem: string, victim: Finding['victim'] = { remote: name }): void => {
    findings.push({ check: 'neighbour', severity: 'note', victim, problem, change: 'nothing here' });
  };
  const refuse = (check: CheckName, { remote, route }: RehearsedPage, problem: string): void => {
    const change = `${route.module}, the module of route ${route.id} of ${remote}`;
    findings.push({ check, severity: 'refusal', victim: { remote, page: route.path }, problem, change });
  };

  const openOverlay = async (overlay: Overlay): Promise<void> => {
    const under = [...neighbours, ...pages].find(({ route }) => route.surface === 'public');
    if (!under) return note(`the overlay ${overlay.id} was not opened, since there is no public page.`);
    const role = overlay.roles.includes('admin') ? 'admin' : overlay.roles[0];
    const visitor = { folder, token: sessionToken(role), stored: { [overlayKey]: overlay.id } };
    const opened = { overlay, name, address: origin + under.path };
    const found = await inTab((tab) => findOverlayProblems(tab, opened), visitor);
    if (found) findings.push(...found);
    else findings.push(refuseOverlay(opened, 'hydration', 'loops: the tab froze.'));
  };

  const baselines = new Map<string, Baseline[]>();
  const takeAll = async (surface: string): Promise<Baseline[]> => {
    if (onSurface(pages, surface).length === 0) return [];
    const all = onSurface(neighbours, surface);
    const taken = (await inTab((tab) => takeBaselines(tab, origin, all))) ?? [];
    for (const page of all.filter((one) => !taken.some((baseline) => baseline.page === one)))
      note(`it does not come up by itself either, so it was not opened beside ${name}.`, {
        remote: page.remote,
        page: page.route.path,
      });
    return taken;
  };

  try {
    const rehearse = async (page: RehearsedPage): Promise<void> => {
      const beside = chooseWitnesses(baselines.get(page.route.surface) ?? []);
      const languages: LanguageCode[] = page.route.surface === 'admin' ? ['en'] : page.route.languages;
      for (const code of languages) {
        const found = await inTab(async (tab) => {
          const isUp = await openPage(tab, origin + inLanguage(code, page.path));
          const own = await findPageProblems(tab, { page, code, isUp, name, beside });
          // Styles and code are the same in every language.
          if (code !== languages[0] || !isUp || own.length > 0) return own;
          return [...own, ...(await findNeighbourProblems(tab, { page, name, layouts, beside }))];
        });
        if (found === null) refuse('hydration', page, `in ${code} its code loops: the tab froze.`);
        findings.push(...(found ?? []));
        if (found === null || found.length > 0) return;
      }
    };
    for (const surface of surfaces) baselines.set(surface, await takeAll(surface));
    const waiting = [...pages];
    const work = async (): Promise<void> => {
      for (let page = waiting.shift(); page; page = waiting.shift()) await rehearse(page);
    };
    await Promise.all(Array.from({ length: tabsAtOnce }, work));
    const isFine = ({ route }: RehearsedPage) =>
      !findings.some(
        ({ victim, problem }) => victim.page === route.path || problem.includes(` ${route.path} `),
      );
    for (const surface of surfaces) {
      const fine = onSurface(pages, surface).filter(isFine);
      const all = { origin, pages: fine, name, layouts, beside: baselines.get(surface) ?? [] };
      findings.push(...(await findProblemsBesideAll(inTab, all)));
    }
    for (const overlay of manifest.overlays ?? []) await openOverlay(overlay);
    return findings;
  } finally {
    await browser.stop();
  }
}
