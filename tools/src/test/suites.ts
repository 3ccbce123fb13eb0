import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { findHeadlessChromium, findNginx, findPostgres } from '../engines/find.ts';
import { startPostgres } from '../engines/postgres.ts';
import { buildStale } from '../product/build.ts';
import { inRoot } from '../product/folders.ts';
import { runNode } from './command.ts';
import { check, fromJest, fromPlaywright, type TestResult } from './report.ts';

/** What a suite found; `notRun` says what could not be tested on this machine. */
export interface SuiteOutcome {
  results: TestResult[];
  notRun?: string;
  /** Figures that the suite found, as text. */
  told?: string;
}

/** Jest leaves a core free by itself; here nothing else is running. */
const cores = [`--maxWorkers=${availableParallelism()}`];
/** A third of the time of the API's tests goes by in waiting: for processes to start, and for what comes in its time. */
const oneMore = [`--maxWorkers=${availableParallelism() + 1}`];
const jest = inRoot('node_modules', 'jest', 'bin', 'jest.js');
const nx = inRoot('node_modules', 'nx', 'dist', 'bin', 'nx.js');
const playwright = inRoot('node_modules', '@playwright', 'test', 'cli.js');
const unitPackages = [
  'packages/contracts',
  'packages/platform',
  'packages/build',
  'shell',
  'mfe-public',
  'mfe-admin',
  'mfe-translations',
  'tools',
  'bench',
];

/** Lets tests load ES modules: the API is one, and so is ESLint's configuration. */
const vmModules = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };

/** Runs a runner that writes its report as JSON, and reads the report even when tests failed. */
async function withReport<Report>(
  run: (file: string) => Promise<{ output: string }>,
): Promise<{ report: Report | null; output: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lens-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const { output } = await run(file);
    try {
      return { report: JSON.parse(readFileSync(file, 'utf8')) as Report, output };
    } catch {
      return { report: null, output };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs one after the other, since two runs of Nx get in each other's way; each has a package for every core. */
async function packageChecks(): Promise<TestResult[]> {
  const env = { NX_TUI: 'false', NX_DAEMON: 'false' };
  const results: TestResult[] = [];
  for (const target of ['lint', 'typecheck']) {
    const args = ['run-many', '-t', target, '--outputStyle=static', '--parallel=2'];
    const { code, output } = await runNode(nx, args, env);
    results.push(check('static', target, code === 0 ? null : output));
  }
  return results;
}

async function fileCheck(name: string, script: string[], args: string[]): Promise<TestResult> {
  const { code, output } = await runNode(inRoot('node_modules', ...script), args);
  return check('static', name, code === 0 ? null : output);
}

/** Lint, types and format of every package, each counted once. What reads all files in one process fills gaps. */
export async function staticChecks(): Promise<SuiteOutcome> {
  const sheets = '{shell,mfe-*,packages/*}/src/**/*.css';
  const [packages, styles, format] = await Promise.all([
    packageChecks(),
    fileCheck('styles', ['stylelint', 'bin', 'stylelint.mjs'], [sheets]),
    fileCheck('format', ['prettier', 'bin', 'prettier.cjs'], ['--check', '.']),
  ]);
  // Nx has put what types are checked against back in place, as new files. What runs must find nothing to build.
  await buildStale();
  return { results: [...packages, styles, format] };
}

async function runJest(
  suite: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  cwd?: string,
): Promise<TestResult[]> {
  const { report, output } = await withReport<Parameters<typeof fromJest>[1]>((file) =>
    runNode(jest, [...args, '--json', `--outputFile=${file}`], env, cwd),
  );
  return report ? fromJest(suite, report) : [check(suite, 'run', output)];
}

export async function unitTests(): Promise<SuiteOutcome> {
  return { results: await runJest('unit', ['--projects', ...unitPackages, ...cores], vmModules) };
}

/** What tests write down: which operation gave which status how often, and what machines did to translations. */
const reports = ['fuzz.txt', 'protection.txt'].map((file) => inRoot('test-results', file));

/** On the embedded database always, and on a real server as well where there is one: locking shows only there. */
export async function apiTests(full: boolean): Promise<SuiteOutcome> {
  const env = { ...vmModules, ...(full ? { FULL: '1' } : {}) };
  for (const report of reports) rmSync(report, { force: true });
  const run = async (url: string): Promise<SuiteOutcome> => {
    const results = await runJest('api', oneMore, { ...env, TEST_DATABASE_URL: url }, inRoot('api'));
    const told = reports.filter(existsSync).map((report) => readFileSync(report, 'utf8'));
    return { results, ...(told.length > 0 && { told: told.join('\n') }) };
  };
  const programs = findPostgres();
  if (!programs) {
    return {
      ...(await run('')),
      notRun: 'API tests on PostgreSQL: there is no PostgreSQL, and none could be installed',
    };
  }
  const server = await startPostgres(programs);
  try {
    return await run(server.url);
  } finally {
    await server.stop();
  }
}

/** Tests of the composed product that want a server of somebody else's, by the tag that they carry. */
function missingServers(): { tag: string; name: string }[] {
  const servers = [
    { tag: '@nginx', name: 'nginx', find: findNginx },
    { tag: '@postgres', name: 'PostgreSQL', find: findPostgres },
  ];
  return servers.filter(({ find }) => find() === null);
}

export async function browserTests(full: boolean): Promise<SuiteOutcome> {
  const chromium = findHeadlessChromium();
  if (!chromium)
    return { results: [], notRun: 'browser tests: there is no Chromium, and none could be installed' };
  const missing = missingServers();
  const without = missing.length > 0 ? [`--grep-invert=${missing.map(({ tag }) => tag).join('|')}`] : [];
  const { report, output } = await withReport<Parameters<typeof fromPlaywright>[0]>((file) =>
    runNode(
      playwright,
      ['test', '--reporter=json', ...without],
      { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(full ? { FULL: '1' } : {}) },
      inRoot('e2e'),
    ),
  );
  const names = missing.map(({ name }) => name).join(' and ');
  return {
    results: report ? fromPlaywright(report) : [check('browser', 'run', output)],
    ...(names ? { notRun: `infra tests on ${names}: not there, and could not be installed` } : {}),
  };
}
