import swc from './swc.config.js';

export default {
  testEnvironment: '<rootDir>/test/harness/environment.js',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '/api/test/(?!node_modules/).+\\.ts$|\\.test\\.ts$': ['@swc/jest', swc],
    '^(?!.*/api/test/(?!node_modules/)).+\\.[cm]?[jt]s$': '<rootDir>/test/harness/from-host.js',
  },
  transformIgnorePatterns: [],
  globalSetup: '<rootDir>/test/harness/global-setup.js',
  globalTeardown: '<rootDir>/test/harness/global-teardown.js',
  testSequencer: '<rootDir>/test/harness/longest-first.js',
  // Starting processes takes long on a busy machine.
  testTimeout: 180_000,
};
