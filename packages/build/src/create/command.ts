import path from 'node:path';
import { parseArgs } from 'node:util';
import { createRemote, tools } from './create.ts';

export const createUsage = [
  'create <remote>              makes a new remote, outside of any repository',
  '  --into <folder>            an empty folder (also --to; by default one with the name of the remote)',
  `  --with <tool>              ${tools.join(', ')} (vite)`,
  '  --packages <folder>        where "npm run pack" has put the packages',
];

/**
 * Makes a new remote from the template.
 * @param pack makes the packages if the user names no folder with them; only the repository can
 * @returns the lines to print
 */
export async function createCommand(args: string[], pack?: () => Promise<string>): Promise<string[]> {
  const options = {
    into: { type: 'string' },
    to: { type: 'string' },
    with: { type: 'string', default: 'vite' },
    packages: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [name] = positionals;
  if (!name) throw new Error(`Name the remote. The command is:\n${createUsage.join('\n')}`);
  const tool = tools.find((one) => one === values.with);
  if (!tool) throw new Error(`There is no template for ${values.with}, only for ${tools.join(', ')}.`);
  // npm runs the script in the package's folder, but paths are relative to where the user is.
  const resolve = (folder: string) => path.resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
  const into = resolve(values.into ?? values.to ?? name);
  const packages = values.packages === undefined ? await pack?.() : resolve(values.packages);
  if (packages === undefined) throw new Error('Name the folder with the packages: --packages <folder>');
  await createRemote({ name, into, tool, packages });
  return [`${name} is in ${into}. Next, there:`, '  npm install', '  npm run build', '  npm test'];
}
