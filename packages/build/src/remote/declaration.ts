import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteDeclaration } from '@lens/contracts/remote';

export type Declaration = ReturnType<typeof remoteDeclaration.parse>;

/** Reads and checks a remote's `src/remote.ts`. @throws Error naming every problem */
export async function readDeclaration(folder: string): Promise<Declaration> {
  const source = path.join(folder, 'src', 'remote.ts');
  const { remote } = (await import(`${pathToFileURL(source).href}?${(await stat(source)).mtimeMs}`)) as {
    remote: unknown;
  };
  const parsed = remoteDeclaration.safeParse(remote);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  - ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${source} is not a remote declaration:\n${problems.join('\n')}`);
}

/** Every module that the shell may load: pages, layouts and overlays. */
export const modulesOf = ({ routes, layouts, overlays = [] }: Declaration): string[] => [
  ...new Set([...routes, ...layouts, ...overlays].map((item) => item.module)),
];

/** The name of the federation container, which is a global variable and so cannot contain dashes. */
export const globalNameOf = (name: string): string => name.replaceAll('-', '_');
