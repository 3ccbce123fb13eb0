import lighthouse, { type RunnerResult } from 'lighthouse';

const categories = ['accessibility', 'best-practices', 'seo', 'performance'] as const;

/** Scores from 0 to 100. */
export type Scores = Record<(typeof categories)[number], number>;

/** Sometimes the browser's trace lacks the navigation, and Lighthouse has to run again. */
const maxAttempts = 3;

async function audit(address: string, port: number, attempt = 1): Promise<RunnerResult> {
  const result = await lighthouse(address, {
    port,
    onlyCategories: [...categories],
    output: 'json',
    logLevel: 'silent',
  });
  if (result && !result.lhr.runtimeError) return result;
  if (attempt < maxAttempts) return audit(address, port, attempt + 1);
  throw new Error(
    `Lighthouse could not scorePage ${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
  );
}

/** Scores a page on a phone. @param port the browser's debugging port @throws Error if Lighthouse fails every time */
export async function scorePage(address: string, port: number): Promise<Scores> {
  const result = await audit(address, port);
  const { categories: scoredCategories, audits } = result.lhr;
  for (const { score, title, scoreDisplayMode } of Object.values(audits)) {
    if (score === 0 && scoreDisplayMode === 'binary') process.stderr.write(`  ${address}: ${title}\n`);
  }
  const scoreOf = (name: string) => Math.round((scoredCategories[name]?.score ?? 0) * 100);
  return Object.fromEntries(categories.map((name) => [name, scoreOf(name)])) as Scores;
}
