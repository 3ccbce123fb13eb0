import { runApiCommand } from './product/api-command.ts';

/** `npm run admin -- create|reset-password|reset-2fa …`: the API's own command, on whatever database the environment names. */
await runApiCommand('admin', process.argv.slice(2));
