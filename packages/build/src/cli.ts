import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { resolveFolders } from '@lens/contracts/deployment';
import { activate } from './registry/active.ts';
import { publish } from './registry/publish.ts';
import { faultsTold, listTold, rollbackTold, withdrawTold } from './registry/told.ts';

const folder = process.cwd();
const repository = path.resolve(import.meta.dirname, '../../..');
const { remotesFolder } = resolveFolders(process.env, (folder) => path.resolve(repository, folder));

const usage = `npm run remote -w <package> -- <command>

  publish               builds the remote of the package, and publishes it
  activate <version>    brings a published version to patients
  rollback              goes back to the version that was active before; again, to the one before that
  withdraw              takes the active version out: the one before it comes back, or the remote leaves the site
  list                  what is published; the active version has a star

  --build <folder>      publishes a finished build that other tools made
  --remote <name>       the remote, where the package declares none
  --replace             publishes under a name that belongs to another owner, and takes it over
`;

const options = {
  build: { type: 'string' },
  remote: { type: 'string' },
  replace: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsConfig['options'];

const argumentsOf = () => parseArgs({ allowPositionals: true, options });
type Options = ReturnType<typeof argumentsOf>['values'];

async function ownName({ remote }: Options): Promise<string> {
  if (remote) return remote;
  const { readDeclaration } = await import('./remote/declaration.ts');
  return readDeclaration(folder).then(
    ({ name }) => name,
    (failure: NodeJS.ErrnoException) => {
      if (failure.code !== 'ENOENT') throw failure;
      throw new Error('This package declares no remote: name one with --remote <name>.');
    },
  );
}

async function finishedBuild({ build }: Options): Promise<string> {
  // npm runs a package's script in the package; what was typed is meant from where it was typed.
  if (build) return path.resolve(process.env['INIT_CWD'] ?? folder, build);
  const [{ buildRemote }, { outputFolder }, { mode }] = await Promise.all([
    import('./remote/build-remote.ts'),
    import('./output-folder.ts'),
    import('./webpack/base.ts'),
  ]);
  if (mode !== 'production') throw new Error('Only production builds are published.');
  await buildRemote(folder);
  return outputFolder(folder);
}

/** How the next command is typed by whoever typed this one. */
function nextCommand(words: string, name: string, given: Options): string {
  const script = process.env['npm_package_name'] ? ` -w ${process.env['npm_package_name']}` : '';
  return `npm run remote${script} -- ${words}${given.build || given.remote ? ` --remote ${name}` : ''}`;
}

/** What a team does with its remote, from the remote's own folder. @returns what to print */
const commands: Record<string, (argument: string | undefined, given: Options) => Promise<string[]>> = {
  build: async () => {
    await (await import('./remote/build-remote.ts')).buildRemote(folder);
    return [];
  },
  shell: async () => {
    await (await import('./shell/build-shell.ts')).buildShell(folder);
    return [];
  },
  publish: async (_argument, given) => {
    const { name, version, fresh } = await publish(await finishedBuild(given), remotesFolder, {
      replace: given.replace ?? false,
    });
    if (!fresh) throw new Error(`${name} ${version} is published already; a version never changes.`);
    return [
      `${name} ${version} is published. Activate it with: ${nextCommand(`activate ${version}`, name, given)}`,
    ];
  },
  activate: async (version, given) => {
    if (!version) throw new Error('Name the version to activate.');
    const name = await ownName(given);
    await activate(remotesFolder, name, version);
    return [`${name} ${version} is active.`];
  },
  rollback: async (_argument, given) => rollbackTold(remotesFolder, await ownName(given)),
  withdraw: async (_argument, given) => withdrawTold(remotesFolder, await ownName(given)),
  list: async (_argument, given) => listTold(remotesFolder, await ownName(given)),
};

try {
  const { values: given, positionals } = argumentsOf();
  const [name = '', argument] = positionals;
  if (given.help || name === 'help') {
    console.log(usage);
    process.exit(0);
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(`There is no command "${name}".\n\n${usage}`);
  for (const line of await command(argument, given)) console.log(line);
  for (const fault of await faultsTold(remotesFolder)) console.error(fault);
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
