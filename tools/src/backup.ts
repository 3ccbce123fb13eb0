import { runApiCommand } from './product/api-command.ts';

/**
 * `npm run backup -- <file>` and `npm run restore -- <file>`; npm passes `backup` or `restore` as the first argument. What
 * schedules run, and the rest, is `npm run backups -- <command>`.
 */
await runApiCommand('backup', process.argv.slice(2));
