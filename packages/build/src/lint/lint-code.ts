import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const root = path.resolve(__dirname, '../../../..');
const oxlint = path.join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
const typeChecker = path.join(root, 'node_modules', 'oxlint-tsgolint', 'bin', 'tsgolint.js');
const require = createRequire(path.join(root, 'package.json'));

/** The repository's rules, with absolute paths, so that they work in any folder. */
function readRules(): object {
  const config = JSON.parse(readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')) as {
    jsPlugins: string[];
  };
  return { ...config, jsPlugins: config.jsPlugins.map((plugin) => require.resolve(plugin)) };
}

/**
 * Lints files as if they were in the repository.
 * @param files code by path from the repository's root
 * @param options command-line options such as `--type-aware`
 * @returns the rules that each file breaks, sorted and without repetitions: `api/src/main.ts eslint(no-var)`
 * @throws Error with the output of the linter if it could not run
 */
export function lintCode(files: Record<string, string>, ...options: string[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'lens-lint-'));
  try {
    const entries = { ...files, '.oxlintrc.json': JSON.stringify(readRules()) };
    for (const [file, code] of Object.entries(entries)) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), code);
    }
    const { stdout, stderr } = spawnSync(process.execPath, [oxlint, ...options, '--format=json'], {
      cwd: folder,
      encoding: 'utf8',
      // Otherwise the linter would look for its type checker in the temporary folder.
      env: { ...process.env, OXLINT_TSGOLINT_PATH: typeChecker },
    });
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    return [...new Set(diagnostics.map(({ code, filename }) => `${filename} ${code}`))].sort();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
