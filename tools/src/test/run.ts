import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { foldersApart, installAllApart, type FolderApart } from '../apart/packages-apart.ts';
import { buildStale } from '../product/build.ts';
import { inRoot } from '../product/folders.ts';
import { conformance } from './conformance.ts';
import { makeMemoryFolder } from './memory-folder.ts';
import type { TestResult } from './report.ts';
import { apiTests, browserTests, staticChecks, unitTests, type SuiteOutcome } from './suites.ts';

const full = process.argv.includes('--full');
const results: TestResult[] = [];
const notRun: string[] = [];

async function suite(title: string, run: () => Promise<SuiteOutcome>): Promise<void> {
  const started = Date.now();
  const outcome = await run().catch((failure: unknown): SuiteOutcome => ({
    results: [
      {
        suite: title,
        name: 'run',
        status: 'failed',
        message: failure instanceof Error ? failure.message : '',
      },
    ],
  }));
  results.push(...outcome.results);
  if (outcome.notRun) notRun.push(outcome.notRun);
  if (outcome.figures) console.log(outcome.figures);
  const passed = outcome.results.filter(({ status }) => status === 'passed').length;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${title}: ${passed} of ${outcome.results.length} in ${seconds} s`);
  for (const { name, message, status, firstFailure } of outcome.results) {
    if (firstFailure !== undefined)
      console.log(`  passed on its second try: ${name}\n${firstFailure.slice(-2000)}`);
    if (status !== 'passed') console.log(`  ${status}: ${name}\n${(message ?? '').slice(-4000)}`);
  }
}

const started = Date.now();
// While the product is built, which needs none of it.
const installing = installAllApart();
await suite('build', async () => {
  await buildStale();
  return { results: [{ suite: 'static', name: 'build', status: 'passed' }] };
});
const notInstalled = await installing;

const memoryFolder = makeMemoryFolder();
if (memoryFolder) {
  process.env['TMPDIR'] = memoryFolder;
  process.once('exit', () => rmSync(memoryFolder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
}

/** Runs a suite, unless packages that it needs could not be installed. */
const suiteWith = (
  title: string,
  folders: FolderApart[],
  run: () => Promise<SuiteOutcome>,
): Promise<void> => {
  const reasons = folders.flatMap((folder) => notInstalled.get(folder) ?? []);
  if (reasons.length === 0) return suite(title, run);
  notRun.push(`${title}: ${reasons.join('; ')}`);
  return Promise.resolve();
};

// The linter reads the types of everything that any folder imports.
await suiteWith('lint and types', [...foldersApart], () => staticChecks(full));
await suiteWith('unit', ['bench', 'checks'], unitTests);
await suiteWith('API', ['api/test'], () => apiTests(full));
await suiteWith('browser', ['e2e'], () => browserTests(full));
await suite('conformance', async () => ({ results: [conformance(results, notRun.length > 0)] }));

mkdirSync(inRoot('test-results'), { recursive: true });
writeFileSync(inRoot('test-results', 'results.json'), JSON.stringify(results, null, 2));
for (const reason of notRun) console.log(`not run: ${reason}`);
const count = (status: TestResult['status']) => results.filter((result) => result.status === status).length;
const failed = count('failed') + count('skipped');
console.log(`${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${count('passed')} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
