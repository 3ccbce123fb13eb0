import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../fixtures/isolated-environment.ts';

/** What of OpenTelemetry processes have loaded. */
export class LoadedModules {
  private readonly folder = temporaryFolder();

  /** For the processes. */
  readonly variables = {
    NODE_OPTIONS: `--require=${path.join(import.meta.dirname, 'note-loaded.cjs')}`,
    NOTE_LOADED_INTO: this.folder,
  };

  /** The names of the packages that a process had loaded when it ended. @throws Error if it has not ended by itself */
  of(pid: number): string[] {
    const files = JSON.parse(readFileSync(path.join(this.folder, `${pid}.json`), 'utf8')) as string[];
    const names = files.map((file) => /@opentelemetry[\\/]([\w-]+)/.exec(file)?.[1] ?? '');
    return [...new Set(names)].sort();
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
