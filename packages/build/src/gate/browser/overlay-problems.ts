import type { RemoteManifest } from '@lens/contracts/remote';
import type { CheckName, Finding } from '../../registry/gate/finding.ts';
import { openPage, settle } from './opened-page.ts';
import type { ProbedWindow } from './page-probe.ts';
import { readFault } from './page-problems.ts';
import type { Tab } from './tab.ts';

export type Overlay = NonNullable<RemoteManifest['overlays']>[number];

interface OpenedOverlay {
  overlay: Overlay;
  /** The candidate. */
  name: string;
  /** The address of the page under it. */
  address: string;
}

const shownLimitMs = 8000;

/** The shell adds an element without any attribute for an overlay, which may show nothing until somebody does something. */
const isShown = (): boolean =>
  [...document.body.children].some(({ tagName, attributes }) => tagName === 'DIV' && attributes.length === 0);

export const refuseOverlay = (
  { overlay, name }: Pick<OpenedOverlay, 'overlay' | 'name'>,
  check: CheckName,
  problem: string,
): Finding => ({
  check,
  severity: 'refusal',
  victim: { remote: name },
  problem: `the overlay ${overlay.id} ${problem}`,
  change: `${overlay.module}, the module of overlay ${overlay.id} of ${name}`,
});

/** What is wrong with an overlay, in a tab whose visitor has asked for it and may see it. */
export async function findOverlayProblems(tab: Tab, opened: OpenedOverlay): Promise<Finding[]> {
  const refuse = (check: CheckName, problem: string): Finding => refuseOverlay(opened, check, problem);
  const isOpen = await openPage(tab, opened.address);
  const hasCome = isOpen && (await tab.until(shownLimitMs, isShown));
  if (hasCome) await settle(tab);
  const faults = tab.faults.flatMap((fault) => readFault(fault) ?? []);
  const violations = await tab.run(() => (window as unknown as ProbedWindow).lensGate.violations);
  const findings = [
    ...faults.map(({ check, problem }) => refuse(check, `fails: ${problem}`)),
    ...violations.map((violation) => refuse('policy', `breaks the Content-Security-Policy: ${violation}.`)),
  ];
  if (hasCome || findings.length > 0) return findings;
  const said = tab.faults.map(({ text }) => text).join(' ');
  return [refuse('hydration', `is not shown after ${shownLimitMs / 1000} seconds. ${said}`.trim())];
}
