import { createHash } from 'node:crypto';
import { isLoaded, namesIn } from './host-modules.js';

/** None: otherwise Jest takes any text that resembles one for a map of the file. */
const map = { version: 3, sources: [], names: [], mappings: '' };

/**
 * How Jest reads what is no test: it takes what the process has loaded already. Left to itself, it would load the
 * program and all its packages anew for every file of tests, which takes longer than most tests.
 */
export default {
  process: (source, file, { supportsStaticESM }) => ({ code: code(source, file, supportsStaticESM), map }),
  getCacheKey: (source, file, { supportsStaticESM }) =>
    createHash('sha256')
      .update(code(source, file, supportsStaticESM))
      .digest('hex'),
};

function code(source, file, isEsModule) {
  if (!isLoaded()) return source;
  const module = `hostModule(${JSON.stringify(file)})`;
  if (!isEsModule) return `module.exports = ${module};`;
  const names = namesIn(file);
  return names ? names.map((name) => exportOf(name, module)).join('\n') : source;
}

const exportOf = (name, module) =>
  name === 'default' ? `export default ${module}.default;` : `export const ${name} = ${module}.${name};`;
