import { runApiCommand } from './product/api-command.ts';

/**
 * `npm run backup -- <file>` and `npm run restore -- <file>`; npm passes `backup` or `restore` as the first argument.
 */
await runApiCommand('backup', process.argv.slice(2));
