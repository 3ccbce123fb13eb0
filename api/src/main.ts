import './settle-ticks.js';
import { reportStartError } from './report-start-error.js';
import { start } from './start.js';

await start(process.env, process.cwd()).catch(reportStartError);
