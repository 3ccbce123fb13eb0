import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from '@playwright/test';
import { layOutAll } from '../fixtures/lay-out-all.ts';
import { isFullRun } from '../fixtures/full-run.ts';

const require = createRequire(import.meta.url);
const sources = {
  axe: readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'),
  ace: readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8'),
};

interface AxeResults {
  violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[];
}

interface IbmReport {
  results: {
    ruleId: string;
    value: [string, string];
    message: string;
    path: { dom: string };
    snippet: string;
  }[];
}

interface IbmChecker {
  engine: { getRule(id: string): { run: () => unknown; dependencies?: string[] } };
  /** The rules that run for each policy. */
  rulesetRules: Record<string, string[]>;
  /** The severity of each of a rule's findings, by policy and by reason. */
  ruleReasonLevels: Record<string, Record<string, Record<string, string>>>;
  check(context: Document, policies: string[]): Promise<IbmReport>;
}

interface Engines {
  axe: { run(context: { include: Document; exclude: string[] }, options: object): Promise<AxeResults> };
  ace: { Checker: new () => IbmChecker };
  ibmChecker?: IbmChecker;
}

/**
 * Base UI puts a focus guard at both ends of an open popup: it takes focus only to pass it on at once, and is hidden
 * because it has nothing to read. The engines report a hidden element that takes focus; `keyboard.spec.ts` shows that it
 * never holds it.
 */
const guard = 'data-base-ui-focus-guard';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Evaluates an engine once per document. Not by a script tag: V8 looks up what it has compiled by text and address, and
 * evaluated text has no address, so that a kept page compiles an engine once for all of its documents.
 */
async function provide(page: Page, name: keyof typeof sources): Promise<void> {
  if (await page.evaluate((engine) => engine in window, name)) return;
  if (!sessions.has(page)) sessions.set(page, page.context().newCDPSession(page));
  const session = await sessions.get(page)!;
  const { exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `${sources[name]}\n;undefined`,
  });
  if (exceptionDetails) throw new Error(`${name}: ${exceptionDetails.text}`);
}

async function axe(page: Page): Promise<string[]> {
  await provide(page, 'axe');
  const { violations } = await page.evaluate(
    ([tags, excluded]) =>
      (window as unknown as Engines).axe.run(
        { include: document, exclude: [`[${excluded}]`] },
        {
          runOnly: { type: 'tag', values: tags },
          resultTypes: ['violations'],
          // axe would fetch every style sheet again, and no rule with these tags reads them.
          preload: { assets: ['media'] },
        },
      ),
    [wcag, guard] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `axe ${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/**
 * The violations that IBM's engine is sure of; people judge what it only suspects (`POTENTIAL`, `MANUAL`). Rules that
 * can never fail take half of the time, so they do not run.
 */
async function ibm(page: Page): Promise<string[]> {
  await provide(page, 'ace');
  return page.evaluate(async (excluded) => {
    const here = window as unknown as Engines;
    const policy = 'WCAG_2_2';
    const onlyFailing = (checker: IbmChecker) => {
      const canFail = (id: string) =>
        Object.values(checker.ruleReasonLevels[id]?.[policy] ?? {}).includes('VIOLATION') &&
        checker.engine.getRule(id).run.toString().includes('RuleFail');
      const rules = new Set(checker.rulesetRules[policy]!.filter(canFail));
      // A rule runs only after the rules that it depends on have passed.
      for (const id of rules)
        for (const other of checker.engine.getRule(id).dependencies ?? []) rules.add(other);
      checker.rulesetRules[policy] = [...rules];
      return checker;
    };
    here.ibmChecker ??= onlyFailing(new here.ace.Checker());
    const { results } = await here.ibmChecker.check(document, [policy]);
    return (
      results
        .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
        // A frame holds another page, which has its own check: the engine mixes up the ids of the two.
        .filter(({ snippet, path }) => !snippet.includes(excluded) && !path.dom.includes('/iframe['))
        .map(({ ruleId, message, path, snippet }) => `ibm ${ruleId}: ${message} ${path.dom} ${snippet}`)
    );
  }, guard);
}

const engines = { axe, ibm };
type Engine = keyof typeof engines;

/**
 * Both engines where it is the turn of IBM's, which takes as long as axe and whose rules hardly ask for the width: it
 * judges each state at one of the widths, and at all of them in `npm run test:full`.
 * @param turn the place of the state among the states, plus the place of the width among the widths
 */
export const enginesAtTurn = (turn: number, widths: number): Engine[] =>
  isFullRun || turn % widths === 0 ? ['axe', 'ibm'] : ['axe'];

/** The violations that the engines find once all animations have ended. */
export async function violations(page: Page, requested: Engine[] = ['axe', 'ibm']): Promise<string[]> {
  await layOutAll(page);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const found: string[] = [];
  for (const name of requested) found.push(...(await engines[name](page)));
  return found;
}
