import path from 'node:path';
import { parseArgs } from 'node:util';
import { precompress } from './files/precompress.ts';
import { outputFolder } from './output-folder.ts';
import { activate, publish } from './registry/publish.ts';
import { listVersions, rollback } from './registry/versions.ts';
import { buildRemote } from './remote/build-remote.ts';
import { readDeclaration } from './remote/declaration.ts';
import { buildShell } from './shell/build-shell.ts';
import { mode } from './webpack/base.ts';

const folder = process.cwd();
const repository = path.resolve(import.meta.dirname, '../../..');
const dataFolder = path.resolve(repository, process.env['DATA_DIR'] || '.data');
const remotesFolder = path.resolve(
  repository,
  process.env['REMOTES_DIR'] || path.join(dataFolder, 'remotes'),
);
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A finished build, for a remote that is made by other tools. */
    build: { type: 'string' },
    /** The remote's name, where no `src/remote.ts` says it. */
    remote: { type: 'string' },
  },
});
const ownName = async () => options.remote ?? (await readDeclaration(folder)).name;

async function finishedBuild(): Promise<string> {
  if (options.build) {
    // npm runs a package's script in the package; what was typed is meant from where it was typed.
    const build = path.resolve(process.env['INIT_CWD'] ?? folder, options.build);
    await precompress(build);
    return build;
  }
  if (mode !== 'production') throw new Error('Only production builds are published.');
  await buildRemote(folder);
  return outputFolder(folder);
}

/** What a team does with its remote, from the remote's own folder. */
const commands: Record<string, (argument: string | undefined) => Promise<void>> = {
  build: () => buildRemote(folder),
  shell: () => buildShell(folder),
  publish: async () => {
    const { name, version, fresh } = await publish(await finishedBuild(), remotesFolder);
    if (!fresh) throw new Error(`${name} ${version} is published already; a version never changes.`);
    console.log(`${name} ${version} is published. Activate it with: npm run remote -- activate ${version}`);
  },
  activate: async (version) => {
    if (!version) throw new Error('Name the version to activate.');
    await activate(remotesFolder, await ownName(), version);
    console.log(`${await ownName()} ${version} is active.`);
  },
  rollback: async () => {
    const version = await rollback(remotesFolder, await ownName());
    console.log(`${await ownName()} ${version} is active again.`);
  },
  list: async () => {
    for (const { version, publishedAt, active } of await listVersions(remotesFolder, await ownName())) {
      console.log(`${active ? '*' : ' '} ${version}  ${publishedAt.toISOString()}`);
    }
  },
};

const [name = '', argument] = positionals;
const command = commands[name];
try {
  if (!command) throw new Error(`Unknown command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
  await command(argument);
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
