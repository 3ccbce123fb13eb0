import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const hash = `sha384-${'A'.repeat(64)}`;

interface Entry {
  version: string;
  candidate?: { version: string; percent: number; rollout: string };
}

const addressOf = (name: string, version: string) => `/remotes/${name}/${version}/`;

/** Writes the registry of a folder of remotes, unsigned, as the API reads it. */
export function writeRegistry(remotesFolder: string, remotes: Record<string, Entry>): void {
  const files = { 'remoteEntry.js': hash };
  const entries = Object.entries(remotes).map(([name, { version, candidate }]) => [
    name,
    {
      version,
      history: [],
      address: addressOf(name, version),
      files,
      ...(candidate && {
        candidate: { ...candidate, address: addressOf(name, candidate.version), files, since: 1_790_000_000 },
      }),
    },
  ]);
  const registry = { schema: 3, revision: 1, remotes: Object.fromEntries(entries) as object };
  mkdirSync(remotesFolder, { recursive: true });
  writeFileSync(join(remotesFolder, 'registry.new'), JSON.stringify(registry, null, 2));
  renameSync(join(remotesFolder, 'registry.new'), join(remotesFolder, 'registry.json'));
}

/** The versions that were withdrawn without a key, by remote. */
export function readWithdrawnFile(remotesFolder: string): Record<string, string[]> {
  const file = join(remotesFolder, 'withdrawn.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {};
}
