import type { Finding } from '../../registry/gate/finding.ts';
import type { RehearsedPage } from '../rehearsal/addresses.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Baseline } from './baselines.ts';
import { capture, goTo } from './opened-page.ts';
import { differencesOf, sayDifferences } from './page-capture.ts';
import type { Leftover, ProbedWindow } from './page-probe.ts';
import { readFault } from './page-problems.ts';
import type { Tab } from './tab.ts';

export interface Visit {
  /** The page of the candidate that is open. */
  page: RehearsedPage;
  /** Whether all other pages of the candidate were open before it. */
  isLast?: boolean;
  name: string;
  /** The layouts of the candidate, which stay around pages of others. */
  layouts: string[];
  beside: Baseline[];
}

/** Events that every visitor causes on every page. */
const everyday =
  /^(?:click|dblclick|keydown|keyup|keypress|input|pointer\w+|mouse\w+|touch\w+|wheel|scroll|submit|popstate|beforeunload|pagehide|contextmenu|copy|paste|focusin|error|unhandledrejection) /;

/** Values may still be changing; those that stay different are compared. */
const secondLookMs = 400;

const sayLeftover = ({ kind, detail }: Leftover): string =>
  ({
    interval: 'a timer that repeats (setInterval)',
    listener: `a listener for ${detail}`,
    loop: 'a loop of timers or frames',
  })[kind];

const readLeftovers = (tab: Tab): Promise<Leftover[]> =>
  tab.run(() => (window as unknown as ProbedWindow).lensGate.leftovers());

/** Goes from a page of the candidate to pages of its neighbours in the same document, and compares them with how they are. */
export async function findNeighbourProblems(
  tab: Tab,
  { page, isLast = false, name, layouts, beside }: Visit,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { route } = page;
  const opened = isLast ? `all pages of ${name}` : `${route.path} of ${name}`;
  const wasOpen = `after ${opened} ${isLast ? 'were' : 'was'} open`;
  for (const { page: witness, capture: expected, faults: known } of beside) {
    const refuse = (check: Finding['check'], problem: string, change: string): void => {
      const victim = { remote: witness.remote, page: witness.route.path };
      findings.push({ check, severity: 'refusal', victim, problem, change });
    };
    const module = isLast ? `the modules of ${name}` : `${route.module} of ${name}`;
    tab.faults = [];
    const left = await readLeftovers(tab);
    const { hasArrived, isSameDocument } = await goTo(tab, witness.path, expected.heading);
    const faults = tab.faults
      .filter(({ text }) => !known.includes(text))
      .flatMap((fault) => readFault(fault) ?? []);
    for (const { check, problem } of faults) refuse(check, `${wasOpen}, ${problem}`, module);
    if (!hasArrived) {
      refuse('neighbour', `${wasOpen}, a link to it leads nowhere.`, module);
      break;
    }
    if (!isSameDocument) {
      const said = left.length > 0 ? left.map(sayLeftover).join(', ') : 'something';
      const problem = `after ${opened} it needs a document of its own, since ${said} is still there.`;
      refuse('leftover', problem, `${module}: end it when the page is unmounted`);
      break;
    }
    let differences = differencesOf(expected, await capture(tab));
    if (differences.length > 0) {
      await sleep(secondLookMs);
      differences = differencesOf(expected, await capture(tab));
    }
    if (differences.length > 0) {
      refuse(
        'neighbour',
        `${wasOpen}, ${sayDifferences(differences)}.`,
        `the style sheets of ${module} (see "assets" in remote.json), or code of it that changes other pages`,
      );
      break;
    }
  }
  const witness = beside.at(-1)?.page;
  const isInLayout = witness?.route.layout !== undefined && layouts.includes(witness.route.layout);
  if (!witness || isInLayout || findings.length > 0) return findings;
  await tab.run(() => (window as unknown as ProbedWindow).lensGate.leave());
  await sleep(secondLookMs);
  const left = await readLeftovers(tab);
  const harmful = left.filter(({ kind, detail }) => kind !== 'listener' || everyday.test(detail));
  for (const said of new Set(harmful.map(sayLeftover)))
    findings.push({
      check: 'leftover',
      severity: 'refusal',
      victim: { remote: witness.remote, page: witness.route.path },
      problem: `after ${opened} ${isLast ? 'were' : 'was'} left, ${said} of it is still there.`,
      change: `${isLast ? 'the modules' : route.module} of ${name}: end it when the page is unmounted`,
    });
  return findings;
}
