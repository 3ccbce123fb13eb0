import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

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

interface Engines {
  axe: { run(context: Document, options: object): Promise<AxeResults> };
  ace: { Checker: new () => { check(context: Document, policies: string[]): Promise<IbmReport> } };
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** An engine is read once for each document. */
async function provide(page: Page, name: keyof Engines, file: string): Promise<void> {
  const isThere = await page.evaluate((engine) => engine in window, name);
  if (!isThere) await page.addScriptTag({ path: file });
}

async function axe(page: Page): Promise<string[]> {
  await provide(page, 'axe', axeFile);
  const { violations } = await page.evaluate(
    (tags) =>
      (window as unknown as Engines).axe.run(document, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
      }),
    wcag,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `axe ${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** What IBM's engine is sure of; what it only suspects (`POTENTIAL`, `MANUAL`) is for people to judge. */
async function ibm(page: Page): Promise<string[]> {
  await provide(page, 'ace', ibmFile);
  return page.evaluate(async () => {
    const { ace } = window as unknown as Engines;
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, message, path, snippet }) => `ibm ${ruleId}: ${message} ${path.dom} ${snippet}`);
  });
}

/** A browser skips what is far from the window, and tells the engines that it has no text; people scroll to it. */
const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });

/** What both engines find wrong with the page as it stands, animations at their end. */
export async function violations(page: Page): Promise<string[]> {
  await layOutAll(page);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  return [...(await axe(page)), ...(await ibm(page))];
}
