#!/usr/bin/env node
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createCommand, createUsage } from '../create/command.ts';
import { activate } from '../registry/activate.ts';
import { readUnchecked, whatWasChecked } from '../registry/gate/unchecked.ts';
import { keyCommands, keyUsage } from '../registry/key-usage.ts';
import { refresh } from '../registry/follow-bucket.ts';
import { publish } from '../registry/publish.ts';
import { cleanUp } from '../registry/clean-up.ts';
import {
  describeActions,
  describeProblems,
  describeVersions,
  takeBackCommands,
} from '../registry/reports.ts';
import { resolveStore, type Store } from '../signing/store.ts';
import { startDevelopment } from './dev/development.ts';
import { readRemoteDeclaration } from './remote-setup.ts';
import { buildWithToolchain } from './toolchain.ts';

const folder = process.cwd();

const usage = `lens-remote <command>, in the folder of a remote

  build                 builds the remote into dist
  dev --shell <address> builds after every change, and shows it in this machine’s browser, in the pages of that shell
  publish               builds the remote and publishes it; --no-build publishes dist as it is
  activate [<version>]  shows a published version to visitors, or to a share of them (--percent): the one in dist, if none
                        is named
  rollback              ends a roll-out, or activates the version that was active before; again, the one before that
  withdraw [<version>]  the same or, without an earlier version, takes the remote out of the site
  deactivate            takes the remote out of the site
  list                  lists the published versions; the active one has a star
  history               lists who did what
  clean-up              removes versions that nobody can need any more

  --percent <number>    the share of the visitors who get the version: 0 to 90, or 100 for everybody
  --by <name>           who does it; without it RELEASED_BY, or the account of this machine
  --reason <text>       why
  --unchecked <reason>  activates without any check, in an emergency, and notes the reason
  --replace             takes over a name that belongs to another owner
  --port <number>       where "dev" listens, on this machine only (3100)

REMOTES_DIR names the folder of the site’s remotes, and KEYS_DIR that of your keys (.data/keys). DATA_DIR names the folder that
holds both, where the site runs on this machine. Where a bucket has the remotes, REMOTES_BUCKET names it, with AWS_ACCESS_KEY_ID
and AWS_SECRET_ACCESS_KEY; REMOTES_DIR is a copy of your own then.

${[...createUsage, ...keyUsage].map((line) => `  ${line}`).join('\n')}
`;

const options = {
  shell: { type: 'string' },
  port: { type: 'string', default: '3100' },
  'no-build': { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
  percent: { type: 'string', default: '100' },
  by: { type: 'string' },
  reason: { type: 'string' },
  unchecked: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const parseArguments = () => parseArgs({ options, allowPositionals: true });
type Options = ReturnType<typeof parseArguments>['values'];

function findStore(): Store {
  const { REMOTES_DIR, DATA_DIR } = process.env;
  if (!REMOTES_DIR && !DATA_DIR)
    throw new Error(
      'Name the folder of the site’s remotes with REMOTES_DIR, or that of all its data with DATA_DIR.',
    );
  return resolveStore(process.env, (name) => path.resolve(folder, name));
}

const ownName = (): string => readRemoteDeclaration(folder).name;
const inDist = async (): Promise<string> => {
  const { readManifest } = await import('../registry/read-manifest.ts');
  return (await readManifest(path.join(folder, 'dist'))).version;
};

/** Each returns the lines to print. */
const commands: Record<string, (argument: string | undefined, options: Options) => Promise<string[]>> = {
  build: async () => {
    const { name, version } = await buildWithToolchain(folder);
    return [`${name} ${version} is in dist.`];
  },
  dev: async (_argument, { shell, port }) => {
    if (!shell) throw new Error('Name the shell to run against: dev --shell <address>');
    const address = await startDevelopment({ folder, shell, port: Number(port) });
    return [`ready ${address}`];
  },
  publish: async (_argument, { replace, 'no-build': isBuilt }) => {
    const store = findStore();
    if (!isBuilt) await buildWithToolchain(folder);
    const { name, version, isNew } = await publish(path.join(folder, 'dist'), store, { replace });
    if (!isNew) throw new Error(`${name} ${version} is published already; a version never changes.`);
    return [`${name} ${version} is published. Bring it to visitors with: npm run activate`];
  },
  activate: async (argument, { percent, by, reason, ...options }) => {
    if (!/^\d{1,3}$/.test(percent)) throw new Error(`--percent is a whole number, not "${percent}".`);
    const version = argument ?? (await inDist());
    const unchecked = readUnchecked(options);
    await activate(findStore(), ownName(), version, {
      by,
      reason: reason ?? unchecked,
      percent: Number(percent),
      unchecked: unchecked !== undefined,
    });
    return [
      `${ownName()} ${version} is shown to ${percent === '100' ? 'everybody' : `${percent} % of the visitors`}.`,
      whatWasChecked(unchecked !== undefined),
    ];
  },
  rollback: (_argument, { by, reason }) => takeBackCommands.rollback(findStore(), ownName(), { by, reason }),
  withdraw: (version, { by, reason }) =>
    takeBackCommands.withdraw(findStore(), ownName(), { by, reason, version }),
  deactivate: (_argument, { by, reason }) =>
    takeBackCommands.deactivate(findStore(), ownName(), { by, reason }),
  list: () => describeVersions(findStore().remotesFolder, ownName()),
  history: () => describeActions(findStore().remotesFolder, ownName()),
  'clean-up': () => cleanUp(findStore(), ownName()),
};

/** @returns the lines to print */
async function runCommand(): Promise<string[]> {
  const [first = '', ...rest] = process.argv.slice(2);
  if (first === 'create') return createCommand(rest);
  const isLocal = ['', 'build', 'dev', 'help'].includes(first) || [first, ...rest].includes('--help');
  if (!isLocal) await refresh(findStore());
  const aboutKeys: Record<string, (args: string[]) => Promise<string[]>> = keyCommands(findStore);
  if (Object.hasOwn(aboutKeys, first) && !rest.includes('--help')) return aboutKeys[first]!(rest);
  const { values, positionals } = parseArguments();
  const [name = '', argument] = positionals;
  if (values.help || name === 'help') return [usage];
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(`There is no command "${name}".\n\n${usage}`);
  const lines = await command(argument, values);
  if (!['build', 'dev'].includes(name))
    for (const problem of await describeProblems(findStore().remotesFolder)) console.error(problem);
  return lines;
}

try {
  for (const line of await runCommand()) console.log(line);
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
