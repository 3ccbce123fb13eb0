import { spawn } from 'node:child_process';
import { buildStale } from './product/build.ts';
import { inRoot } from './product/folders.ts';

/** `npm run admin -- create|reset-password|reset-2fa …`: the API's own command, on whatever database the environment names. */
await buildStale(['@lens/api']);
const child = spawn(process.execPath, [inRoot('api', 'dist', 'admin.js'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
child.once('close', (code) => process.exit(code ?? 1));
