import path from 'node:path';
import type { Declaration } from './declaration.ts';
import { serverModules } from './terms/server-bundle.ts';

/**
 * A page answers posted forms where its route declares it and its module exports `action`; the shell runs none of another
 * page. One without the other is a mistake.
 * @throws Error naming each page of which only one is true
 */
export async function requireActionsAsDeclared(
  output: string,
  { name, routes }: Pick<Declaration, 'name' | 'routes'>,
): Promise<void> {
  const pages = routes.filter(({ surface }) => surface === 'public');
  if (pages.length === 0) return;
  const modules = await serverModules(path.join(output, 'server', 'index.cjs'));
  const faults: string[] = [];
  for (const { id, module, action } of pages) {
    const page = await modules[module]?.();
    if (action && !page?.action)
      faults.push(`route ${id}: it declares an action, and ${module} exports none.`);
    if (!action && page?.action)
      faults.push(`route ${id}: ${module} exports an action; declare it: "action: true".`);
  }
  if (faults.length > 0)
    throw new Error(`${name} cannot be built:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
}
