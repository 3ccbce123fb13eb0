import { refuse } from './refuse.js';
import { start } from './start.js';

await start(process.env, process.cwd()).catch(refuse);
