import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { activate } from '@lens/build/registry/activate';
import { publish } from '@lens/build/registry/publish';
import { Builds } from '@lens/build/testing/builds';
import { CurrentRegistry } from '../registry/current-registry';
import { SignedRegistry } from '../registry/signed-registry';

const numberOf = (name: string): number => Number.parseInt(name);

/** A signed folder of remotes, and shells that read it. */
export class SignedSite {
  readonly builds = new Builds();
  readonly store = this.builds.store;
  /** What the shells log. */
  readonly logged: Record<string, unknown>[] = [];
  private readonly memory = mkdtempSync(path.join(tmpdir(), 'lens-memory-'));

  private shellWith(dataFolder: string): CurrentRegistry {
    const { remotesFolder, keysFolder } = this.store;
    const source = new SignedRegistry({
      remotesFolder,
      trustedRoot: path.join(keysFolder, 'root.json'),
      dataFolder,
      onMemoryFailure: (failure) => {
        throw failure;
      },
    });
    const lines = {
      write: (line: string) => void this.logged.push(JSON.parse(line) as Record<string, unknown>),
    };
    return new CurrentRegistry(source, remotesFolder, 'shell', pino({}, lines), () => undefined);
  }

  /** A shell that remembers what those before it have verified. */
  startShell(): CurrentRegistry {
    return this.shellWith(this.memory);
  }

  /** A shell on a machine on which none ran before. */
  startNewShell(): CurrentRegistry {
    return this.shellWith(path.join(this.memory, `new-${Math.random()}`));
  }

  async release(name: string, version: string): Promise<void> {
    await publish(this.builds.write(name, version), this.store);
    await activate(this.store, name, version);
  }

  file(...names: string[]): string {
    return path.join(this.store.remotesFolder, ...names);
  }

  /** The newest metadata of a role, or the newest signed registry. */
  newest(role: string): string {
    if (role === 'timestamp') return this.file('metadata', 'timestamp.json');
    const names = readdirSync(this.file('metadata')).filter((name) => name.endsWith(`.${role}.json`));
    return this.file('metadata', names.sort((a, b) => numberOf(a) - numberOf(b)).at(-1)!);
  }

  remove(): void {
    this.builds.remove();
    rmSync(this.memory, { recursive: true });
  }
}

/** The version of each remote that a shell serves. */
export const servedVersions = async (shell: CurrentRegistry): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await shell.current()).remotes.map(({ manifest: { name, version } }) => [name, version]),
  );

/** Changes one byte of a file, or changes it back. */
export function flipByte(file: string): void {
  const content = readFileSync(file);
  const middle = Math.floor(content.length / 2);
  content[middle] = content[middle]! ^ 1;
  writeFileSync(file, content);
}
