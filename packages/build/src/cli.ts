import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { activate } from './registry/activate.ts';
import { keyCommands, keyUsage } from './registry/key-usage.ts';
import { publish } from './registry/publish.ts';
import {
  describeProblems,
  describeVersions,
  rollbackAndDescribe,
  withdrawAndDescribe,
} from './registry/reports.ts';
import { resolveStore } from './signing/store.ts';

const folder = process.cwd();
const repository = path.resolve(import.meta.dirname, '../../..');
const store = resolveStore(process.env, (folder) => path.resolve(repository, folder));

const usage = `npm run remote -w <package> -- <command>

  publish               builds the remote of the package and publishes it
  activate <version>    shows a published version to visitors
  rollback              activates the version that was active before; again, the one before that
  withdraw              rolls back or, without an earlier version, takes the remote out of the site
  list                  lists the published versions; the active one has a star

  --build <folder>      publishes a finished build that other tools made
  --remote <name>       names the remote, if the package declares none
  --replace             takes over a name that belongs to another owner

${keyUsage.map((line) => `  ${line}`).join('\n')}
`;

const options = {
  build: { type: 'string' },
  remote: { type: 'string' },
  replace: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsConfig['options'];

const parseArguments = () => parseArgs({ allowPositionals: true, options });
type Options = ReturnType<typeof parseArguments>['values'];

async function findRemoteName({ remote }: Options): Promise<string> {
  if (remote) return remote;
  const { readDeclaration } = await import('./remote/declaration.ts');
  return readDeclaration(folder).then(
    ({ name }) => name,
    (failure: NodeJS.ErrnoException) => {
      if (failure.code !== 'ENOENT') throw failure;
      throw new Error('This package declares no remote. Name one with --remote <name>.');
    },
  );
}

async function findOrCreateBuild({ build }: Options): Promise<string> {
  // npm runs the script in the package's folder, but the path is relative to where the user is.
  if (build) return path.resolve(process.env['INIT_CWD'] ?? folder, build);
  const [{ buildRemote }, { outputFolder }, { mode }] = await Promise.all([
    import('./remote/build-remote.ts'),
    import('./output-folder.ts'),
    import('./webpack/base.ts'),
  ]);
  if (mode !== 'production') throw new Error('Only production builds can be published.');
  await buildRemote(folder);
  return outputFolder(folder);
}

/** A command that the user can type next, in the same folder. */
function formatCommand(command: string, name: string, { build, remote }: Options): string {
  const workspace = process.env['npm_package_name'] ? ` -w ${process.env['npm_package_name']}` : '';
  return `npm run remote${workspace} -- ${command}${build || remote ? ` --remote ${name}` : ''}`;
}

/** The commands of a team for its remote, run in the remote's folder. Each returns the lines to print. */
const commands: Record<string, (argument: string | undefined, options: Options) => Promise<string[]>> = {
  build: async () => {
    await (await import('./remote/build-remote.ts')).buildRemote(folder);
    return [];
  },
  shell: async () => {
    await (await import('./shell/build-shell.ts')).buildShell(folder);
    return [];
  },
  publish: async (_argument, options) => {
    const { name, version, isNew } = await publish(await findOrCreateBuild(options), store, {
      replace: options.replace ?? false,
    });
    if (!isNew) throw new Error(`${name} ${version} is published already; a version never changes.`);
    return [
      `${name} ${version} is published. Activate it with: ${formatCommand(`activate ${version}`, name, options)}`,
    ];
  },
  activate: async (version, options) => {
    if (!version) throw new Error('Name the version to activate.');
    const name = await findRemoteName(options);
    await activate(store, name, version);
    return [`${name} ${version} is active.`];
  },
  rollback: async (_argument, options) => rollbackAndDescribe(store, await findRemoteName(options)),
  withdraw: async (_argument, options) => withdrawAndDescribe(store, await findRemoteName(options)),
  list: async (_argument, options) => describeVersions(store.remotesFolder, await findRemoteName(options)),
};

/** @returns the lines to print */
async function runCommand(): Promise<string[]> {
  const [first = '', ...rest] = process.argv.slice(2);
  const aboutKeys: Record<string, (args: string[]) => Promise<string[]>> = keyCommands(() => store);
  if (Object.hasOwn(aboutKeys, first) && !rest.includes('--help')) return aboutKeys[first]!(rest);
  const { values, positionals } = parseArguments();
  const [name = '', argument] = positionals;
  if (values.help || name === 'help') return [usage];
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(`There is no command "${name}".\n\n${usage}`);
  const lines = await command(argument, values);
  for (const problem of await describeProblems(store.remotesFolder)) console.error(problem);
  return lines;
}

try {
  for (const line of await runCommand()) console.log(line);
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
