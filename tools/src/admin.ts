import { runApiCommand } from './product/api-command.ts';

/** `npm run admin -- create|reset-password|reset-2fa …` runs the API's command on the database that the environment names. */
await runApiCommand('admin', process.argv.slice(2));
