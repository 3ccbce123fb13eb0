import { jestFor } from '../jest.base.js';

const base = jestFor('jsdom');

export default { ...base, setupFiles: [...base.setupFiles, '<rootDir>/src/testing/browser.ts'] };
