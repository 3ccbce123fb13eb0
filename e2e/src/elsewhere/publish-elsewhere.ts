import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { activate } from '@lens/build/registry/activate';
import { publish } from '@lens/build/registry/publish';
import { inRoot } from '@lens/tools/product/folders';
import type { TestProduct } from '../fixtures/test-product.ts';

const run = promisify(execFile);

/** Links a package's dependencies and nothing else, as its own package manager would install them. */
function install(folder: string): void {
  const { devDependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  for (const name of Object.keys(devDependencies)) {
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    // The tools of other teams are installed with these tests, what everybody uses with the root.
    const installed = [inRoot('e2e', 'node_modules', name), inRoot('node_modules', name)].find(existsSync);
    if (!installed) throw new Error(`${name} is not installed.`);
    symlinkSync(installed, link);
  }
}

/** Builds a remote with its own tools outside this repository, publishes and activates it. @returns its version */
export async function publishElsewhere(product: TestProduct, tool: 'rspack' | 'vite'): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), `lens-elsewhere-${tool}-`));
  try {
    cpSync(inRoot('e2e', 'elsewhere', tool), folder, { recursive: true });
    install(folder);
    await run('npm', ['run', '--silent', 'build'], { cwd: folder });
    const { name, version } = await publish(path.join(folder, 'dist'), product);
    await activate(product, name, version);
    return version;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
