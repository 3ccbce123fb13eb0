import { activate } from './registry/active.ts';
import { publishEach } from './registry/publish.ts';
import { readRegistry } from './registry/registry-file.ts';
import { faultsTold, listTold, rollbackTold, withdrawTold } from './registry/told.ts';

const usage = [
  'publish <build>…             publishes finished builds, and activates those that are new',
  'activate <remote> <version>  brings a published version to patients',
  'rollback <remote>            goes back to the version that was active before',
  'withdraw <remote>            takes the active version out: the one before it comes back, or the remote leaves',
  'list <remote>                what is published; the active version has a star',
].join('\n');

function needed(name: string, value: string | undefined): string {
  if (!value) throw new Error(`${name} is missing. There are:\n${usage}`);
  return value;
}

const remotesFolder = () => needed('REMOTES_DIR', process.env['REMOTES_DIR']);
const remoteOf = (name: string | undefined) => needed('The remote', name);

/**
 * What an operator does where builds are and sources are not: no webpack is loaded, and no remote is declared.
 * @returns what to print
 */
const commands: Record<string, (args: string[]) => Promise<string[]>> = {
  publish: async (builds) => {
    needed('A build', builds[0]);
    const { published, refused } = await publishEach(builds, remotesFolder());
    for (const reason of refused) console.error(reason);
    // What is active is served whatever was refused; without any of it there is no site to start.
    if (refused.length > 0 && Object.keys((await readRegistry(remotesFolder())).remotes).length === 0)
      throw new Error('No remote is active.');
    return published.map(
      ({ name, version, fresh }) =>
        `${name} ${version} ${fresh ? 'is published and active' : 'was published before'}`,
    );
  },
  activate: async ([remote, version]) => {
    await activate(remotesFolder(), remoteOf(remote), needed('The version', version));
    return [`${remote} ${version} is active`];
  },
  rollback: ([remote]) => rollbackTold(remotesFolder(), remoteOf(remote)),
  withdraw: ([remote]) => withdrawTold(remotesFolder(), remoteOf(remote)),
  list: ([remote]) => listTold(remotesFolder(), remoteOf(remote)),
};

const [name = '', ...args] = process.argv.slice(2);
try {
  if (['--help', '-h', 'help'].includes(name)) {
    console.log(usage);
    process.exit(0);
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(`There is no command "${name}". There are:\n${usage}`);
  for (const line of await command(args)) console.log(line);
  for (const fault of await faultsTold(remotesFolder())) console.error(fault);
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
