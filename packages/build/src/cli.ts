import { buildRemote } from './remote/build-remote.ts';
import { buildShell } from './shell/build-shell.ts';

const commands: Record<string, (folder: string) => Promise<void>> = {
  build: buildRemote,
  shell: buildShell,
};

const name = process.argv[2] ?? '';
const command = commands[name];
if (!command) {
  console.error(`Unknown command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
try {
  await command(process.cwd());
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
