import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { layOutAll } from '../fixtures/lay-out-all.ts';

const require = createRequire(import.meta.url);
const axeFile = require.resolve('axe-core/axe.min.js');
const ibmFile = require.resolve('accessibility-checker-engine/ace.js');

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
  /** The rules of a policy; those taken out are not run. */
  rulesetRules: Record<string, string[]>;
  /** How grave what a rule says is, by policy and by what it says. */
  ruleReasonLevels: Record<string, Record<string, Record<string, string>>>;
  check(context: Document, policies: string[]): Promise<IbmReport>;
}

interface Engines {
  axe: { run(context: { include: Document; exclude: string[] }, options: object): Promise<AxeResults> };
  ace: { Checker: new () => IbmChecker };
  ibmChecker?: IbmChecker;
}

/**
 * Base UI stands a guard at both ends of what is open: it takes the focus only to hand it on, in the same moment, and is
 * hidden since there is nothing to read. Engines see that it is hidden and takes the focus, and not that it keeps none;
 * that is shown with a keyboard (`keyboard.spec.ts`).
 */
const guard = 'data-base-ui-focus-guard';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** An engine is read once for each document. */
async function provide(page: Page, name: keyof Engines, file: string): Promise<void> {
  const isThere = await page.evaluate((engine) => engine in window, name);
  if (!isThere) await page.addScriptTag({ path: file });
}

async function axe(page: Page): Promise<string[]> {
  await provide(page, 'axe', axeFile);
  const { violations } = await page.evaluate(
    ([tags, passed]) =>
      (window as unknown as Engines).axe.run(
        { include: document, exclude: [`[${passed}]`] },
        {
          runOnly: { type: 'tag', values: tags },
          resultTypes: ['violations'],
          // No rule of these tags reads style sheets, which axe would fetch all anew.
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
 * What IBM's engine is sure of; what it only suspects (`POTENTIAL`, `MANUAL`) is for people to judge. Rules that never
 * say of anything that it fails take half of the time, and are not run.
 */
async function ibm(page: Page): Promise<string[]> {
  await provide(page, 'ace', ibmFile);
  return page.evaluate(async (passed) => {
    const here = window as unknown as Engines;
    const policy = 'WCAG_2_2';
    const onlyFailing = (checker: IbmChecker) => {
      const canFail = (id: string) =>
        Object.values(checker.ruleReasonLevels[id]?.[policy] ?? {}).includes('VIOLATION') &&
        checker.engine.getRule(id).run.toString().includes('RuleFail');
      const wanted = new Set(checker.rulesetRules[policy]!.filter(canFail));
      // A rule runs where those that it depends on were content.
      for (const id of wanted)
        for (const other of checker.engine.getRule(id).dependencies ?? []) wanted.add(other);
      checker.rulesetRules[policy] = [...wanted];
      return checker;
    };
    here.ibmChecker ??= onlyFailing(new here.ace.Checker());
    const { results } = await here.ibmChecker.check(document, [policy]);
    return (
      results
        .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
        // What stands in a frame is another page, which is looked at by itself: the engine mixes up their ids.
        .filter(({ snippet, path }) => !snippet.includes(passed) && !path.dom.includes('/iframe['))
        .map(({ ruleId, message, path, snippet }) => `ibm ${ruleId}: ${message} ${path.dom} ${snippet}`)
    );
  }, guard);
}

const engines = { axe, ibm };

/** What the engines find wrong with the page as it stands, animations at their end. */
export async function violations(
  page: Page,
  asked: (keyof typeof engines)[] = ['axe', 'ibm'],
): Promise<string[]> {
  await layOutAll(page);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const found: string[] = [];
  for (const name of asked) found.push(...(await engines[name](page)));
  return found;
}
