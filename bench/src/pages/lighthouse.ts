import lighthouse, { type RunnerResult } from 'lighthouse';

const categories = ['accessibility', 'best-practices', 'seo', 'performance'] as const;

/** Out of 100. */
export type Scores = Record<(typeof categories)[number], number>;

/** Now and then the browser's trace lacks the navigation, and Lighthouse asks to be run again. */
const attempts = 3;

async function look(address: string, port: number, attempt = 1): Promise<RunnerResult> {
  const result = await lighthouse(address, {
    port,
    onlyCategories: [...categories],
    output: 'json',
    logLevel: 'silent',
  });
  if (result && !result.lhr.runtimeError) return result;
  if (attempt < attempts) return look(address, port, attempt + 1);
  throw new Error(
    `Lighthouse could not judge ${address}: ${result?.lhr.runtimeError?.message ?? 'no answer'}`,
  );
}

/** What Lighthouse says of a page on a telephone. @param port of a browser's debugger @throws Error when it could not look */
export async function judge(address: string, port: number): Promise<Scores> {
  const result = await look(address, port);
  const { categories: judged, audits } = result.lhr;
  for (const { score, title, scoreDisplayMode } of Object.values(audits)) {
    if (score === 0 && scoreDisplayMode === 'binary') process.stderr.write(`  ${address}: ${title}\n`);
  }
  const scoreOf = (name: string) => Math.round((judged[name]?.score ?? 0) * 100);
  return Object.fromEntries(categories.map((name) => [name, scoreOf(name)])) as Scores;
}
