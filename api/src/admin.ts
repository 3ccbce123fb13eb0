import { runAdmin } from './admin/run-admin.js';
import { refuse } from './refuse.js';

await runAdmin(process.argv.slice(2), process.env, process.cwd()).catch(refuse);
