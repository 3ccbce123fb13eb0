import { runAdmin } from './admin/run-admin.js';
import { refuse } from './start.js';

await runAdmin(process.argv.slice(2), process.env, process.cwd()).catch(refuse);
