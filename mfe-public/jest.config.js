import { jestFor } from '../jest.base.js';

export default { ...jestFor('jsdom'), setupFiles: ['<rootDir>/src/testing/browser.ts'] };
