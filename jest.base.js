const root = import.meta.dirname;

/** Jest for everything that is not the API: TypeScript by swc to CommonJS, packages of ours from their sources. */
export const jestFor = (environment = 'node') => ({
  testEnvironment: `${root}/tools/jest/environment-${environment}.js`,
  testTimeout: 60_000,
  setupFiles: [`${root}/tools/jest/browser.cjs`, `${root}/tools/jest/labels.cjs`],
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: {
    '\\.css$': `${root}/tools/jest/css.cjs`,
    '^@lens/contracts/(.*)$': `${root}/packages/contracts/src/$1.ts`,
    '^@lens/metrics/(.*)$': `${root}/packages/metrics/src/$1.ts`,
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
});
