import { createHash } from 'node:crypto';
import { isLoaded, namesIn } from './host-modules.js';

/** An empty map: without one, Jest takes any text that looks like a source map for the map of the file. */
const emptyMap = { version: 3, sources: [], names: [], mappings: '' };

/**
 * Transforms every module that is not a test into a reference to the module that the process has loaded already.
 * Otherwise Jest would load the program and its packages for every test file, which takes longer than most tests.
 */
export default {
  process: (source, file, { supportsStaticESM }) => ({
    code: code(source, file, supportsStaticESM),
    map: emptyMap,
  }),
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
