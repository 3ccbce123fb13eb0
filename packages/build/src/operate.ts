import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readUnchecked, whatWasChecked } from './registry/gate/unchecked.ts';
import { activate } from './registry/activate.ts';
import { refresh } from './registry/follow-bucket.ts';
import { publishEach } from './registry/publish.ts';
import { keyCommands, keyUsage } from './registry/key-usage.ts';
import { readRegistry } from './registry/registry-file.ts';
import { cleanUp } from './registry/clean-up.ts';
import { describeActions, describeProblems, describeVersions, takeBackCommands } from './registry/reports.ts';
import { resolveStore, type Store } from './signing/store.ts';

const activateOptions = { unchecked: { type: 'string' } } as const satisfies ParseArgsConfig['options'];

const usage = [
  'publish <build>…             publishes finished builds and activates new ones',
  'activate <remote> <version> [percent]  shows a published version to visitors, or to a share of them',
  '  --unchecked <reason>       without any check, in an emergency, and notes the reason',
  'rollback <remote>            ends a roll-out, or activates the version that was active before',
  'withdraw <remote> [version]  the same or, without an earlier version, takes the remote out of the site; needs no key',
  'deactivate <remote>          takes the remote out of the site',
  'list <remote>                lists the published versions; the active one has a star',
  'history <remote>             lists who did what; RELEASED_BY names who does it',
  'clean-up <remote>            removes versions that nobody can need any more',
  '',
  ...keyUsage,
].join('\n');

function requireValue(name: string, value: string | undefined): string {
  if (!value) throw new Error(`${name} is missing. The commands are:\n${usage}`);
  return value;
}

function findStore(): Store {
  requireValue('REMOTES_DIR', process.env['REMOTES_DIR']);
  return resolveStore(process.env, (folder) => path.resolve(folder));
}
const requireRemote = (name: string | undefined) => requireValue('The remote', name);

/**
 * The commands of an operator, for a server that has builds but no sources: they load no webpack and no declarations.
 * Each returns the lines to print.
 */
const commands: Record<string, (args: string[]) => Promise<string[]>> = {
  publish: async (builds) => {
    requireValue('A build', builds[0]);
    const { published, refused } = await publishEach(builds, findStore());
    for (const reason of refused) console.error(reason);
    // Active versions are served even if a build was refused. Without any, the site cannot start.
    if (
      refused.length > 0 &&
      Object.keys((await readRegistry(findStore().remotesFolder)).remotes).length === 0
    )
      throw new Error('No remote is active.');
    return published.map(
      ({ name, version, isNew }) =>
        `${name} ${version} ${isNew ? 'is published and active' : 'was published before'}`,
    );
  },
  activate: async (args) => {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: activateOptions });
    const [remote, version, share = '100'] = positionals;
    const percent = Number(share);
    const reason = readUnchecked(values);
    const change = { percent, reason, unchecked: reason !== undefined };
    await activate(findStore(), requireRemote(remote), requireValue('The version', version), change);
    return [
      `${remote} ${version} is active${percent === 100 ? '' : ` for ${percent} % of the visitors`}`,
      whatWasChecked(change.unchecked),
    ];
  },
  rollback: ([remote]) => takeBackCommands.rollback(findStore(), requireRemote(remote), {}),
  withdraw: ([remote, version]) => takeBackCommands.withdraw(findStore(), requireRemote(remote), { version }),
  deactivate: ([remote]) => takeBackCommands.deactivate(findStore(), requireRemote(remote), {}),
  history: ([remote]) => describeActions(findStore().remotesFolder, requireRemote(remote)),
  'clean-up': ([remote]) => cleanUp(findStore(), requireRemote(remote)),
  ...keyCommands(findStore),
  list: ([remote]) => describeVersions(findStore().remotesFolder, requireRemote(remote)),
};

const [name = '', ...args] = process.argv.slice(2);
try {
  if (['--help', '-h', 'help'].includes(name)) {
    console.log(usage);
    process.exit(0);
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(`There is no command "${name}". The commands are:\n${usage}`);
  if (process.env['REMOTES_DIR']) await refresh(findStore());
  for (const line of await command(args)) console.log(line);
  for (const problem of await describeProblems(findStore().remotesFolder)) console.error(problem);
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
