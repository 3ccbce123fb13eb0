import { jestFor } from '../jest.base.js';

// d3-hierarchy is an ES module only.
export default { ...jestFor(), transformIgnorePatterns: ['/node_modules/(?!d3-hierarchy/)'] };
