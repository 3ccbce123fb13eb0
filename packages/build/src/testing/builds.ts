import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Store } from '../signing/store.ts';

type Manifest = Record<string, unknown>;
type Files = Record<string, string | null>;

const page = './pages/some';

const validManifest = (name: string, version: string): Manifest => ({
  manifestVersion: 1,
  name,
  owner: `@teams/${name}`,
  platform: '^1',
  namespaces: [name],
  routes: [
    { id: 'some', path: `/${name}`, module: page, surface: 'public', copy: [name], languages: ['en', 'es'] },
  ],
  navigation: [{ id: 'some', menu: 'header', order: 1, label: `${name}:menu`, path: `/${name}` }],
  version,
  languages: ['en', 'es'],
  globalName: name.replaceAll('-', '_'),
  assets: { [page]: { scripts: ['remoteEntry.js'], styles: [] } },
});

const validFiles = (name: string, version: string): Files => ({
  'remoteEntry.js': `// ${version} ${'entry '.repeat(200)}`,
  [`locales/en/${name}.json`]: JSON.stringify({ menu: 'Some', title: 'A title' }),
  [`locales/es/${name}.json`]: JSON.stringify({ menu: 'Algo', title: 'Un título' }),
});

export interface BuildChanges {
  manifest?: Manifest;
  /** Contents by name; null removes a file. */
  files?: Files;
}

/** A temporary folder with builds and published versions. */
export class Builds {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'lens-builds-'));
  readonly remotes = path.join(this.folder, 'remotes');
  /** Its keys are made when something is published. */
  readonly store: Store = {
    remotesFolder: this.remotes,
    keysFolder: path.join(this.folder, 'keys'),
    makesKeys: true,
  };
  private count = 0;

  /** Writes a valid build with some changes. @returns its folder */
  write(name: string, version: string, { manifest = {}, files = {} }: BuildChanges = {}): string {
    this.count += 1;
    const build = path.join(this.folder, `build-${this.count}`);
    const contents: Files = {
      ...validFiles(name, version),
      'remote.json': JSON.stringify({ ...validManifest(name, version), ...manifest }),
      ...files,
    };
    for (const [file, content] of Object.entries(contents)) {
      if (content === null) continue;
      mkdirSync(path.dirname(path.join(build, file)), { recursive: true });
      writeFileSync(path.join(build, file), content);
    }
    return build;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
