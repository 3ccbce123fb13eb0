import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every component of the shell, the remotes and the packages for browsers. */
export function componentFiles(root: string): string[] {
  const apps = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  return [...apps, 'packages/ui', 'packages/platform'].flatMap((folder) =>
    readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .map((file) => path.join(root, folder, 'src', file)),
  );
}
