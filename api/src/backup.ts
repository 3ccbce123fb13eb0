import { runBackup } from './backup/run-backup.js';
import { reportStartError } from './report-start-error.js';

await runBackup(process.argv.slice(2), process.env, process.cwd()).catch(reportStartError);
