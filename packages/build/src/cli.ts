import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { gateOptions } from './gate/options.ts';
import { readUnchecked } from './registry/gate/unchecked.ts';
import { checkAndDescribe, requirePassed } from './gate/gate.ts';
import { createUsage } from './create/command.ts';
import type { Change } from './registry/actions.ts';
import { activate } from './registry/activate.ts';
import { replay, replayUsage } from './replay/command.ts';
import { keyCommands, keyUsage } from './registry/key-usage.ts';
import { refresh } from './registry/follow-bucket.ts';
import { publish } from './registry/publish.ts';
import { cleanUp } from './registry/clean-up.ts';
import { describeActions, describeProblems, describeVersions, takeBackCommands } from './registry/reports.ts';
import { resolveStore } from './signing/store.ts';

const folder = process.cwd();
const repository = path.resolve(import.meta.dirname, '../../..');
const store = resolveStore(process.env, (folder) => path.resolve(repository, folder));

const usage = `npm run remote -w <package> -- <command>

  publish               builds the remote of the package and publishes it
  check <version>       asks what a published version would break; "activate" asks it too
  activate <version>    shows a published version to visitors, or to a share of them (--percent)
  rollback              ends a roll-out, or activates the version that was active before; again, the one before that
  withdraw [version]    the same or, without an earlier version, takes the remote out of the site
  deactivate            takes the remote out of the site
  list                  lists the published versions; the active one has a star
  history               lists who did what
  clean-up              removes versions that nobody can need any more

  --build <folder>      publishes a finished build that other tools made
  --remote <name>       names the remote, if the package declares none
  --percent <number>    the share of the visitors who get the version: 0 to 90, or 100 for everybody
  --by <name>           who does it; without it RELEASED_BY, or the account of this machine
  --reason <text>       why
  --replace             takes over a name that belongs to another owner
  --api <address>       lets a check read from a real API; without it pages show their built-in content
  --without <stages>    leaves stages of a check out: server, browser, or both with a comma
  --unchecked <reason>  activates without any check, in an emergency, and notes the reason

${[...replayUsage, ...createUsage, ...keyUsage].map((line) => `  ${line}`).join('\n')}
`;

const options = {
  build: { type: 'string' },
  remote: { type: 'string' },
  replace: { type: 'boolean' },
  percent: { type: 'string' },
  by: { type: 'string' },
  reason: { type: 'string' },
  api: { type: 'string' },
  without: { type: 'string' },
  unchecked: { type: 'string' },
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

const changeOf = ({ by, reason, unchecked }: Options): Change => ({ by, reason: reason ?? unchecked });

function readPercent({ percent = '100' }: Options): number {
  if (/^\d{1,3}$/.test(percent)) return Number(percent);
  throw new Error(`--percent is a whole number, not "${percent}".`);
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
  check: async (version, options) => {
    if (!version) throw new Error('Name the version to check.');
    return checkAndDescribe(store, await findRemoteName(options), version, gateOptions(repository, options));
  },
  activate: async (version, options) => {
    if (!version) throw new Error('Name the version to activate.');
    const name = await findRemoteName(options);
    const percent = readPercent(options);
    const reason = readUnchecked(options);
    const unchecked = reason !== undefined;
    const lines = unchecked
      ? [`Nothing was checked: ${reason}`]
      : await requirePassed(store, name, version, gateOptions(repository, options));
    await activate(store, name, version, { ...changeOf(options), percent, unchecked });
    return [
      ...lines,
      percent === 100
        ? `${name} ${version} is active.`
        : `${percent} % of the visitors get ${name} ${version}. ${formatCommand(`activate ${version}`, name, options)} gives it to everybody, "withdraw" to nobody.`,
    ];
  },
  rollback: async (_argument, options) =>
    takeBackCommands.rollback(store, await findRemoteName(options), changeOf(options)),
  withdraw: async (version, options) =>
    takeBackCommands.withdraw(store, await findRemoteName(options), { ...changeOf(options), version }),
  deactivate: async (_argument, options) =>
    takeBackCommands.deactivate(store, await findRemoteName(options), changeOf(options)),
  list: async (_argument, options) => describeVersions(store.remotesFolder, await findRemoteName(options)),
  history: async (_argument, options) => describeActions(store.remotesFolder, await findRemoteName(options)),
  'clean-up': async (_argument, options) => cleanUp(store, await findRemoteName(options)),
};

/** @returns the lines to print */
async function runCommand(): Promise<string[]> {
  const [first = '', ...rest] = process.argv.slice(2);
  if (first === 'replay') return replay(store, repository, rest);
  if (first === 'create') return (await import('./create/in-repository.ts')).createHere(rest);
  if (!['build', 'shell', 'help'].includes(first) && !rest.includes('--help')) await refresh(store);
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
