import { runApiCommand } from './product/api-command.ts';

/** `npm run admin -- create|reset-password …` */
await runApiCommand('admin', process.argv.slice(2));
