import { runAdmin } from './admin/run-admin.js';
import { reportStartError } from './report-start-error.js';

await runAdmin(process.argv.slice(2), process.env, process.cwd()).catch(reportStartError);
