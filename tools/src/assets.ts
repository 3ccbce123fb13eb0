import { runNode } from './test/command.ts';
import { inRoot } from './product/folders.ts';

/** `npm run assets [scene]`: draws the committed illustrations again. */
const tsx = inRoot('node_modules', 'tsx', 'dist', 'cli.mjs');
const { code, output } = await runNode(tsx, ['art/render.ts', ...process.argv.slice(2)], {}, inRoot('mfe-public'));
console.log(output.trim());
process.exitCode = code ?? 1;
