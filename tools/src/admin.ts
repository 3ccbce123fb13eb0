import { runApiCommand } from './product/api-command.ts';

/** `npm run admin -- create|reset-password|reset-2fa …` runs the API's command on the database in the environment. */
await runApiCommand('admin', process.argv.slice(2));
