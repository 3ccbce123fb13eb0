import { root } from '@lens/tools/product/folders';
import { findForbiddenImports } from './forbidden-imports.ts';

/** `npm run lint:imports`: reports import cycles, and imports against the direction (docs/decisions/055). */
const violations = await findForbiddenImports(process.argv[2] ?? root);
process.stdout.write(violations.length > 0 ? `${violations.join('\n')}\n` : 'All imports go one way.\n');
process.exitCode = violations.length > 0 ? 1 : 0;
