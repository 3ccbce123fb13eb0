import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import {
  findHeadlessChromium,
  findKustomize,
  findNginx,
  findPostgres,
  findPromtool,
  findSystemdAnalyze,
  hasNamespaces,
  isRoot,
} from '../engines/find.ts';
import { startPostgres } from '../engines/postgres.ts';
import { inRoot } from '../product/folders.ts';
import { runNode } from './command.ts';
import { check, fromJest, fromPlaywright, type TestResult } from './report.ts';

/** The results of a suite; `notRun` says what this machine could not test, and why. */
export interface SuiteOutcome {
  results: TestResult[];
  notRun?: string;
  /** Figures that the suite measured, as text for the console. */
  figures?: string;
}

/** Tests spend a third of their time or more waiting for processes and timers: two more workers keep the cores busy. */
const extraWorkers = [`--maxWorkers=${availableParallelism() + 2}`];
const jest = inRoot('node_modules', 'jest', 'bin', 'jest.js');
/** Outlives the run, unlike the folder for temporary files, where Jest would put it. */
const jestCache = `--cacheDirectory=${inRoot('node_modules', '.cache', 'jest')}`;
const nx = inRoot('node_modules', 'nx', 'dist', 'bin', 'nx.js');
const playwright = inRoot('e2e', 'node_modules', '@playwright', 'test', 'cli.js');
const unitPackages = [
  'packages/contracts',
  'packages/metrics',
  'packages/platform',
  'packages/build',
  'shell',
  'mfe-public',
  'mfe-admin',
  'mfe-translations',
  'tools',
  'bench',
  'checks',
];

/** Lets tests load ES modules: the API is one, and so is ESLint's configuration. */
const vmModules = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };

/** Runs a test runner that writes a JSON report, and reads the report even when tests fail. */
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

/** By TypeScript itself, of every package. The build before has made what types depend on. */
async function typesCheck(): Promise<TestResult> {
  const args = [
    'run-many',
    '-t',
    'typecheck',
    '--excludeTaskDependencies',
    '--outputStyle=static',
    '--parallel=2',
  ];
  const { code, output } = await runNode(nx, args, { NX_TUI: 'false', NX_DAEMON: 'false' });
  return check('static', 'typecheck', code === 0 ? null : output);
}

async function fileCheck(name: string, script: string[], args: string[]): Promise<TestResult> {
  const { code, output } = await runNode(inRoot(...script), args);
  return check('static', name, code === 0 ? null : output);
}

async function importsCheck(): Promise<TestResult> {
  const program = inRoot('checks', 'src', 'imports', 'check-imports.ts');
  const { code, output } = await runNode('--import', ['tsx/esm', program]);
  return check('static', 'imports', code === 0 ? null : output);
}

/**
 * Lint, types and format of every package, and the imports between all of them, each counted once. The linter reads
 * the types of every file anyway, and reports the compiler's errors too; the full run asks the compiler as well.
 */
export async function staticChecks(full: boolean): Promise<SuiteOutcome> {
  const sheets = '{shell,mfe-*,packages/*}/src/**/*.css';
  return {
    results: await Promise.all([
      ...(full ? [typesCheck()] : []),
      fileCheck(
        'lint and types',
        ['node_modules', 'oxlint', 'bin', 'oxlint'],
        ['--type-aware', '--type-check'],
      ),
      importsCheck(),
      fileCheck('unused', ['checks', 'node_modules', 'knip', 'bin', 'knip.js'], ['--no-progress']),
      fileCheck(
        'styles',
        ['checks', 'node_modules', 'stylelint', 'bin', 'stylelint.mjs'],
        ['--config', inRoot('checks', 'stylelint.config.js'), sheets],
      ),
      fileCheck('format', ['node_modules', 'oxfmt', 'bin', 'oxfmt'], ['--check']),
    ]),
  };
}

async function runJest(
  suite: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  cwd?: string,
): Promise<TestResult[]> {
  const { report, output } = await withReport<Parameters<typeof fromJest>[1]>((file) =>
    runNode(jest, [...args, jestCache, '--json', `--outputFile=${file}`], env, cwd),
  );
  return report ? fromJest(suite, report) : [check(suite, 'run', output)];
}

export async function unitTests(): Promise<SuiteOutcome> {
  return { results: await runJest('unit', ['--projects', ...unitPackages, ...extraWorkers], vmModules) };
}

/** Reports that API tests write: statuses counted by operation, and what machine translation did to protected terms. */
const reports = ['fuzz.txt', 'protection.txt'].map((file) => inRoot('test-results', file));

/** With a PostgreSQL server too where there is one, since locking only shows there. */
export async function apiTests(full: boolean): Promise<SuiteOutcome> {
  const env = { ...vmModules, ...(full ? { FULL: '1' } : {}) };
  for (const report of reports) rmSync(report, { force: true });
  const run = async (url: string): Promise<SuiteOutcome> => {
    const results = await runJest('api', extraWorkers, { ...env, TEST_DATABASE_URL: url }, inRoot('api'));
    const figures = reports.filter(existsSync).map((report) => readFileSync(report, 'utf8'));
    return { results, ...(figures.length > 0 && { figures: figures.join('\n') }) };
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

/** The programs and rights that this machine lacks, with the tag of the browser tests that need them. */
function missingServers(): { tag: string; name: string }[] {
  const servers = [
    { tag: '@nginx', name: 'nginx', find: findNginx },
    { tag: '@postgres', name: 'PostgreSQL', find: findPostgres },
    { tag: '@prometheus', name: 'Prometheus', find: findPromtool },
    { tag: '@kustomize', name: 'kustomize or kubectl', find: findKustomize },
    { tag: '@systemd', name: 'systemd-analyze', find: findSystemdAnalyze },
    { tag: '@root', name: 'the rights of root', find: isRoot },
    { tag: '@namespaces', name: 'namespaces of Linux', find: hasNamespaces },
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
