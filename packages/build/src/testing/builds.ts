import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Manifest = Record<string, unknown>;
type Files = Record<string, string | null>;

const page = './pages/some';

/** A release without a fault, named as asked. */
const soundManifest = (name: string, version: string): Manifest => ({
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

const soundFiles = (name: string, version: string): Files => ({
  'remoteEntry.js': `// ${version} ${'entry '.repeat(200)}`,
  [`locales/en/${name}.json`]: JSON.stringify({ menu: 'Some', title: 'A title' }),
  [`locales/es/${name}.json`]: JSON.stringify({ menu: 'Algo', title: 'Un título' }),
});

export interface Change {
  manifest?: Manifest;
  /** By name; null takes a file out. */
  files?: Files;
}

/** A place for builds and for what is published of them. */
export class Builds {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'lens-builds-'));
  readonly remotes = path.join(this.folder, 'remotes');
  private count = 0;

  /** Writes a build as its team's tools leave it. @returns its folder */
  write(name: string, version: string, { manifest = {}, files = {} }: Change = {}): string {
    this.count += 1;
    const build = path.join(this.folder, `build-${this.count}`);
    const written: Files = {
      ...soundFiles(name, version),
      'remote.json': JSON.stringify({ ...soundManifest(name, version), ...manifest }),
      ...files,
    };
    for (const [file, content] of Object.entries(written)) {
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
