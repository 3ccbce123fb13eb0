import { runBackup } from './backup/run-backup.js';
import { refuse } from './refuse.js';

await runBackup(process.argv.slice(2), process.env, process.cwd()).catch(refuse);
