import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteDeclaration } from '@lens/contracts/remote';

export type Declaration = ReturnType<typeof remoteDeclaration.parse>;

/** Reads and checks a remote's `src/remote.ts`. @throws Error naming every fault. */
export async function readDeclaration(folder: string): Promise<Declaration> {
  const source = path.join(folder, 'src', 'remote.ts');
  const { remote } = (await import(`${pathToFileURL(source).href}?${(await stat(source)).mtimeMs}`)) as {
    remote: unknown;
  };
  const parsed = remoteDeclaration.safeParse(remote);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  - ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${source} is not a remote declaration:\n${faults.join('\n')}`);
}

/** Every source module that the shell may ask for: pages, layouts and overlays. */
export const modulesOf = ({ routes, layouts, overlays = [] }: Declaration): string[] => [
  ...new Set([...routes, ...layouts, ...overlays].map((item) => item.module)),
];

/** Federation registers containers as global variables, which know no dashes. */
export const globalNameOf = (name: string): string => name.replaceAll('-', '_');
