import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PublishedFiles } from '../registry/published-files';
import type { RegistrySource } from '../registry/registry-source';

/** A registry that nobody signed, for tests of what is composed from it. */
export const unsignedRegistry = (folder: string): RegistrySource => ({
  files: [path.join(folder, 'registry.json')],
  read: async () => ({
    text: await readFile(path.join(folder, 'registry.json'), 'utf8').catch(
      ({ code }: NodeJS.ErrnoException) => {
        throw new Error(`it cannot be read (${code ?? 'unknown'})`);
      },
    ),
    refused: {},
    problem: null,
    expiresAtMs: Number.POSITIVE_INFINITY,
  }),
  hashesOf: (name, version) => new PublishedFiles(folder).get(name, version),
});
