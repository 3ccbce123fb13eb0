import { activate, publishFresh } from './registry/publish.ts';
import { listVersions, rollback } from './registry/versions.ts';

const usage = 'publish <build>…, activate <remote> <version>, rollback <remote>, list <remote>';

function needed(name: string, value: string | undefined): string {
  if (!value) throw new Error(`${name} is missing. There are: ${usage}.`);
  return value;
}

const remotesFolder = () => needed('REMOTES_DIR', process.env['REMOTES_DIR']);

/** What an operator does where builds are and sources are not: no webpack is loaded, and no remote is declared. */
const commands: Record<string, (args: string[]) => Promise<void>> = {
  publish: async (builds) => {
    needed('A build', builds[0]);
    for (const { name, version, fresh } of await publishFresh(builds, remotesFolder())) {
      console.log(`${name} ${version} ${fresh ? 'is published and active' : 'was published before'}`);
    }
  },
  activate: async ([remote, version]) => {
    await activate(remotesFolder(), needed('The remote', remote), needed('The version', version));
    console.log(`${remote} ${version} is active`);
  },
  rollback: async ([remote]) => {
    console.log(`${remote} ${await rollback(remotesFolder(), needed('The remote', remote))} is active again`);
  },
  list: async ([remote]) => {
    for (const { version, active } of await listVersions(remotesFolder(), needed('The remote', remote))) {
      console.log(`${active ? '*' : ' '} ${version}`);
    }
  },
};

const [name = '', ...args] = process.argv.slice(2);
try {
  const command = commands[name];
  if (!command) throw new Error(`Unknown command "${name}". There are: ${usage}.`);
  await command(args);
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
