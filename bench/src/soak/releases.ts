import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { activate } from '@lens/build/registry/activate';
import { publish } from '@lens/build/registry/publish';
import type { TestProduct } from '@lens/e2e/src/fixtures/test-product.ts';
import { inRoot } from '@lens/tools/product/folders';

const name = 'mfe-public';
/** Read with every release, and some more by turns. */
const always = ['/', '/es/contact'];
const sometimes = [
  '/about',
  '/ko/procedures/prk',
  '/ar',
  '/procedures/lasik',
  '/he/contact',
  '/zh/technology',
];
/** Each so many releases one is rolled out first. */
const rollOutEvery = 5;
/** So many of the latest versions stay on the disk. */
const keptVersions = 4;
/** Visitors with these numbers: some get the candidate, others do not. */
const visitors = [17, 4711, 9001];

/** @returns how many pages failed */
async function visit(product: TestProduct, paths: string[], numbers: number[]): Promise<number> {
  const visits = paths.flatMap((address) =>
    numbers.map(async (number) => {
      const answer = await fetch(product.url + address, { headers: { cookie: `site_version=${number}` } });
      await answer.arrayBuffer();
      return answer.ok;
    }),
  );
  return (await Promise.all(visits)).filter((isOk) => !isOk).length;
}

/** A remote of which every release is another version, with other code. */
export class Releases {
  private readonly build = mkdtempSync(path.join(tmpdir(), 'lens-releases-'));
  private readonly manifest: { version: string };
  private readonly versions: string[] = [];
  failed = 0;

  constructor(private readonly product: TestProduct) {
    // No memory holds compressed copies, nor variants of pictures.
    const filter = (file: string) => !/\.(?:br|gz|avif|webp)$/.test(file);
    cpSync(inRoot(name, 'dist'), this.build, { recursive: true, filter });
    this.manifest = JSON.parse(readFileSync(path.join(this.build, 'remote.json'), 'utf8')) as {
      version: string;
    };
  }

  get count(): number {
    return this.versions.length;
  }

  /** Publishes a version, makes it live, sometimes first for half of the visitors, and visits pages. */
  async release(): Promise<void> {
    const { product, build, manifest, versions } = this;
    const version = `${manifest.version}-release-${versions.length + 1}`;
    writeFileSync(path.join(build, 'remote.json'), JSON.stringify({ ...manifest, version }));
    appendFileSync(path.join(build, 'server', 'index.cjs'), `\n// ${version}`);
    await publish(build, product, { compress: false });
    versions.push(version);
    const paths = [...always, sometimes[versions.length % sometimes.length]!];
    if (versions.length % rollOutEvery === 0) {
      await activate(product, name, version, { percent: 50 });
      this.failed += await visit(product, paths, visitors);
    }
    await activate(product, name, version);
    this.failed += await visit(product, paths, visitors.slice(0, 1));
    const former = versions.at(-1 - keptVersions);
    if (former !== undefined) rmSync(path.join(product.remotesFolder, name, former), { recursive: true });
  }

  remove(): void {
    rmSync(this.build, { recursive: true, force: true });
  }
}
