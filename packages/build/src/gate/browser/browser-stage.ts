import type { LanguageCode } from '@lens/contracts/languages';
import type { Composition } from '../../registry/gate/composition.ts';
import type { CheckName, Finding } from '../../registry/gate/finding.ts';
import { inLanguage, type RehearsedPage } from '../rehearsal/addresses.ts';
import { takeBaseline, type Baseline } from './baselines.ts';
import { BrowserProcess } from './browser-process.ts';
import { findPageProblems } from './page-problems.ts';
import { findNeighbourProblems } from './neighbour-problems.ts';
import { openPage } from './opened-page.ts';
import { prepareDocument } from './page-probe.ts';
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
/** So many pages of each neighbour are opened after each page of the candidate. */
const witnessesOfEach = 2;

/** A session that no API accepts. Pages for staff open with it, and show that they have no data. */
function sessionToken(): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  return [{ alg: 'none' }, { sub: 'gate', username: 'gate', role: 'admin', jti: 'gate', exp }, {}]
    .map(encode)
    .join('.');
}

/** A few pages of each remote, beginning with those that everybody may open. */
function chooseWitnesses(neighbours: RehearsedPage[], surface: string): RehearsedPage[] {
  const count = new Map<string, number>();
  return neighbours.filter(({ remote, route }) => {
    if (route.surface !== surface || route.path === '/admin/login') return false;
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
  const token = sessionToken();

  /** Works in a new tab, which has a process of its own. @returns null if the page froze */
  const inTab = async <Result>(work: (tab: Tab) => Promise<Result>): Promise<Result | null> => {
    const tab = await Tab.open(browser, prepareDocument, folder, token);
    try {
      return await work(tab);
    } catch (failure) {
      if (failure instanceof TabFrozen) return null;
      throw failure;
    } finally {
      await tab.close();
    }
  };
  const refuse = (check: CheckName, { remote, route }: RehearsedPage, problem: string): void => {
    const change = `${route.module}, the module of route ${route.id} of ${remote}`;
    findings.push({ check, severity: 'refusal', victim: { remote, page: route.path }, problem, change });
  };

  const baselines = new Map<string, Baseline[]>();
  const takeBaselines = async (surface: string): Promise<Baseline[]> => {
    if (!pages.some(({ route }) => route.surface === surface)) return [];
    const witnesses = chooseWitnesses(neighbours, surface);
    const taken: Baseline[] = [];
    for (const witness of witnesses) {
      const other = witnesses.find((one) => one !== witness);
      const baseline = await inTab((tab) => takeBaseline(tab, origin, witness, other));
      if (baseline) taken.push(baseline);
    }
    return taken;
  };

  try {
    const rehearse = async (page: RehearsedPage): Promise<void> => {
      const beside = baselines.get(page.route.surface)!;
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
    for (const surface of ['public', 'admin']) baselines.set(surface, await takeBaselines(surface));
    const waiting = [...pages];
    const work = async (): Promise<void> => {
      for (let page = waiting.shift(); page; page = waiting.shift()) await rehearse(page);
    };
    await Promise.all(Array.from({ length: tabsAtOnce }, work));
    return findings;
  } finally {
    await browser.stop();
  }
}
