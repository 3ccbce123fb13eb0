import path from 'node:path';
import type { Declaration } from './declaration.ts';
import { loadServerModules } from './terms/server-bundle.ts';

/**
 * A page answers posted forms only if its route declares `action` and its module exports it. One without the other is a
 * mistake.
 * @throws Error naming each page with such a mistake
 */
export async function requireDeclaredActions(
  output: string,
  { name, routes }: Pick<Declaration, 'name' | 'routes'>,
): Promise<void> {
  const pages = routes.filter(({ surface }) => surface === 'public');
  if (pages.length === 0) return;
  const modules = await loadServerModules(path.join(output, 'server', 'index.cjs'));
  const problems: string[] = [];
  for (const { id, module, action } of pages) {
    const page = await modules[module]?.();
    if (action && !page?.action)
      problems.push(`route ${id}: it declares an action, but ${module} exports none.`);
    if (!action && page?.action)
      problems.push(`route ${id}: ${module} exports an action. Declare it with "action: true".`);
  }
  if (problems.length > 0)
    throw new Error(`${name} cannot be built:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
}
