import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { CheckName, Finding } from '../../registry/gate/finding.ts';
import type { RehearsedPage } from '../rehearsal/addresses.ts';
import type { Baseline } from './baselines.ts';
import { capture } from './opened-page.ts';
import { aroundMain, differencesOf, sayDifferences } from './page-capture.ts';
import type { ProbedWindow } from './page-probe.ts';
import type { Fault, Tab } from './tab.ts';

interface OpenedPage {
  page: RehearsedPage;
  code: LanguageCode;
  /** Whether it was taken up. */
  isUp: boolean;
  /** The candidate. */
  name: string;
  beside: Baseline[];
}

const remoteFailed = /^The remote (\S+) \S+ failed \((\w+)\)\.\s*/;
const recovered = /^Hydration had to recover\.\s*/;

/** What a fault says about the page, in the words of a finding; null for one that says nothing. */
export function readFault({ kind, text, at }: Fault): { check: CheckName; problem: string } | null {
  const where = at === '' ? '' : ` (${at})`;
  if (kind === 'exception') return { check: 'uncaught error', problem: `"${text}" is not caught${where}.` };
  const failed = remoteFailed.exec(text);
  if (failed)
    return {
      check: 'hydration',
      problem: `${failed[1]} fails (${failed[2]}): ${text.replace(remoteFailed, '')}`,
    };
  if (recovered.test(text))
    return { check: 'hydration', problem: `it is not what the server sent: ${text.replace(recovered, '')}` };
  return null;
}

/** What is wrong with a page of the candidate that is open in a tab. */
export async function findPageProblems(
  tab: Tab,
  { page, code, isUp, name, beside }: OpenedPage,
): Promise<Finding[]> {
  const { route, remote } = page;
  const refuse = (
    check: CheckName,
    problem: string,
    change = `${route.module}, the module of route ${route.id}`,
  ): Finding => ({
    check,
    severity: 'refusal',
    victim: { remote, page: route.path },
    problem: `in ${code} ${problem}`,
    change: `${change} of ${name}`,
  });
  const known = new Set(beside.flatMap(({ faults }) => faults));
  const faults = tab.faults.filter(({ text }) => !known.has(text)).flatMap((fault) => readFault(fault) ?? []);
  const findings = faults.map(({ check, problem }) => refuse(check, problem));
  const { violations, changed } = await tab.run(() => {
    const { lensGate } = window as unknown as ProbedWindow;
    return { violations: lensGate.violations, changed: lensGate.changedGlobals() };
  });
  findings.push(
    ...violations.map((violation) => refuse('policy', `the Content-Security-Policy: ${violation}.`)),
  );
  const ownChanges = beside[0]?.changedGlobals ?? knownChanges;
  const replaced = changed.filter((one) => !ownChanges.includes(one));
  if (replaced.length > 0)
    findings.push({
      check: 'global change',
      severity: 'refusal',
      victim: {
        remote: beside[0]?.page.remote ?? remote,
        ...(beside[0] && { page: beside[0].page.route.path }),
      },
      problem: `after ${route.path} of ${name} it needs a document of its own, since that replaces ${replaced.slice(0, 5).join(', ')}, which all code shares.`,
      change: `the code of ${route.module} of ${name} that assigns ${replaced[0]}`,
    });
  if (findings.length > 0) return findings;
  if (!isUp)
    return [
      refuse(
        'hydration',
        'it was not taken up after 8 seconds: what the server sent is shown, and nothing answers.',
      ),
    ];
  const found = await capture(tab);
  if (found.textLength === 0) return [refuse('hydration', 'it shows no text.')];
  const expected = beside[0]?.capture;
  const differences = expected ? differencesOf(aroundMain(expected), aroundMain(found)) : [];
  if (differences.length === 0 || code !== sourceLanguage) return [];
  return [
    {
      check: 'neighbour',
      severity: 'refusal',
      victim: { remote: 'shell', page: route.path },
      problem: `around ${route.path} of ${name}, ${sayDifferences(differences)}.`,
      change: `the style sheets of ${route.module} of ${name}: see "assets" in remote.json`,
    },
  ];
}

/** What the shell itself changes, to check what is loaded and who listens (`shell/src/loading`). */
const knownChanges = [
  'HTMLScriptElement.prototype.src',
  'HTMLScriptElement.prototype.src =',
  'HTMLLinkElement.prototype.href',
  'HTMLLinkElement.prototype.href =',
  'document.addEventListener',
  'document.removeEventListener',
];
