import { createHash } from 'node:crypto';
import path from 'node:path';
import { readSignedState } from '../signing/signed-state.ts';
import type { Store } from '../signing/store.ts';
import { readHashes, requireSigned, requireUnchanged } from '../registry/hashes.ts';
import { signedRegistry } from '../registry/registry-file.ts';
import { withoutWithdrawn } from '../registry/withdrawn.ts';
import { findStaticProblems } from '../registry/gate/checks/static.ts';
import { hashComposition, readComposition, type Composition } from '../registry/gate/composition.ts';
import { isRefusal } from '../registry/gate/finding.ts';
import { findShell } from './find-shell.ts';
import {
  describeVerdict,
  isRefused,
  notRun,
  readVerdict,
  stages,
  writeVerdict,
  type Stage,
  type Verdict,
} from './verdict.ts';

export interface GateOptions {
  /** Where verdicts are kept. */
  verdictsFolder: string;
  /** The built shell that pages are tried in. */
  shellFolder: string;
  /** A real API to read from while pages are tried. */
  api?: string | undefined;
  /** Stages to leave out. */
  without: readonly Stage[];
}

/** Tries a candidate in a site of its own: on the server and, once that is fine, in a browser. */
async function rehearse(composition: Composition, said: Verdict, { shellFolder, api, without }: GateOptions) {
  const { Rehearsal } = await import('./rehearsal.ts');
  const { stable, others } = composition;
  const live = [...(stable ? [stable] : []), ...others];
  const rehearsal = await Rehearsal.start({ shellFolder, api, live });
  const run = async (stage: Stage, work: () => Promise<Verdict['findings']>) => {
    const found = await work();
    said.stages[stage] = { outcome: found.some(isRefusal) ? 'refused' : 'passed' };
    said.findings.push(...found);
  };
  try {
    if (!without.includes('server')) await run('server', () => rehearsal.findServerProblems(composition));
    if (isRefused(said))
      said.stages.browser = { outcome: 'not run', reason: 'the server stage refuses the version' };
    else if (!without.includes('browser')) {
      const browser = rehearsal.findBrowser();
      if (browser === null)
        said.stages.browser = { outcome: 'not run', reason: 'there is no Chromium; CHROME_PATH names one' };
      else await run('browser', () => rehearsal.findBrowserProblems(composition, browser));
    }
  } finally {
    await rehearsal.stop();
  }
}

/** A candidate as it is now, with the hash that its verdict is kept under. */
async function identify(store: Store, name: string, version: string, shellFolder: string) {
  const folder = path.join(store.remotesFolder, name, version);
  const state = await readSignedState(store);
  await requireSigned(state, folder, { name, version });
  await requireUnchanged(folder, await readHashes(folder));
  const registry = await withoutWithdrawn(store.remotesFolder, signedRegistry(store.remotesFolder, state));
  const composition = await readComposition(store.remotesFolder, registry, name, version);
  const shell = await findShell(shellFolder);
  const live = hashComposition(composition);
  const hash = createHash('sha256')
    .update(`${live} ${shell?.id ?? ''}`)
    .digest('hex');
  return { composition, shell, live, hash };
}

/**
 * Checks a published version against everything that is live, and keeps the verdict.
 * @throws Error if the version is not published, not signed by its team, or was changed
 */
export async function check(
  store: Store,
  name: string,
  version: string,
  options: GateOptions,
): Promise<Verdict> {
  const { composition, shell, live, hash } = await identify(store, name, version, options.shellFolder);
  const leftOut = { outcome: 'not run', reason: 'it was left out by --without' } as const;
  const said: Verdict = {
    name,
    version,
    composition: hash,
    live,
    checked_at: new Date().toISOString(),
    stages: { static: { outcome: 'passed' }, server: leftOut, browser: leftOut },
    findings: await findStaticProblems(composition),
  };
  if (isRefused(said)) {
    const reason = 'the static stage refuses the version';
    said.stages = {
      static: { outcome: 'refused' },
      server: { outcome: 'not run', reason },
      browser: { outcome: 'not run', reason },
    };
  } else if (!shell) {
    const reason = `there is no built shell in ${options.shellFolder}; SHELL_DIST names one`;
    for (const stage of stages.slice(1))
      if (!options.without.includes(stage)) said.stages[stage] = { outcome: 'not run', reason };
  } else if (!options.without.includes('server') || !options.without.includes('browser'))
    await rehearse(composition, said, options);
  await writeVerdict(options.verdictsFolder, said);
  return said;
}

/** Whether a verdict answers for every stage that is asked for. */
const answersFor = (said: Verdict, without: readonly Stage[]): boolean =>
  isRefused(said) || notRun(said).every(({ stage }) => without.includes(stage));

/**
 * Lets a version pass that breaks nothing: by the verdict that is kept, or else by checking it.
 * @returns the lines to print
 * @throws Error with what the version breaks, or naming the stages that could not run
 */
export async function requirePassed(
  store: Store,
  name: string,
  version: string,
  options: GateOptions,
): Promise<string[]> {
  const { hash } = await identify(store, name, version, options.shellFolder);
  const kept = await readVerdict(options.verdictsFolder, { name, version, composition: hash });
  const isKept = kept !== null && answersFor(kept, options.without);
  const said = isKept ? kept : await check(store, name, version, options);
  const lines = describeVerdict(said);
  if (isRefused(said))
    throw new Error(`${lines.join('\n')}\nNothing was activated. In an emergency: --unchecked "<reason>".`);
  if (!answersFor(said, options.without)) {
    const missing = notRun(said)
      .map(({ stage }) => stage)
      .join(',');
    throw new Error(
      `${lines.join('\n')}\nNothing was activated. --without ${missing} activates it although that did not run.`,
    );
  }
  return isKept ? [...lines, `This was found at ${said.checked_at}, and nothing has changed since.`] : lines;
}

/** @returns the lines to print @throws Error with them, if the version breaks something */
export async function checkAndDescribe(
  store: Store,
  name: string,
  version: string,
  options: GateOptions,
): Promise<string[]> {
  const said = await check(store, name, version, options);
  const lines = describeVerdict(said);
  if (isRefused(said)) throw new Error(lines.join('\n'));
  return lines;
}
