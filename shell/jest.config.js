import { jestFor } from '../jest.base.js';

const base = jestFor('jsdom');
const [script] = Object.values(base.transform);

export default {
  ...base,
  // The proxy comes as ES modules only, which jest would not read.
  transform: { ...base.transform, 'httpxy/.+\\.mjs$': script },
  transformIgnorePatterns: ['/node_modules/(?!httpxy/)'],
};
