import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-development/**',
      '**/.build/**',
      '**/.data/**',
      '**/coverage/**',
      '**/test-results/**',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // A pattern whose work grows faster than its text lets one request stop the process for everybody.
    files: ['{shell,mfe-*,api,packages/*}/src/**/*.{ts,tsx}'],
    // These read texts of at most 5,000 characters that staff or their services wrote, and compare what they repeat.
    ignores: [
      '**/*.test.{ts,tsx}',
      'packages/contracts/src/translation-checks/**',
      'api/src/translations/protection/**',
    ],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  { files: ['**/*.tsx', 'shell/src/**/*.ts', 'mfe-*/src/**/*.ts'], ...reactHooks.configs.flat.recommended },
  // What only a browser knows is set after hydration on purpose: the first render must equal the server's.
  // React Compiler, which incompatible libraries would disturb, is not in use.
  {
    files: ['**/*.tsx', '**/*.ts'],
    rules: { 'react-hooks/set-state-in-effect': 'off', 'react-hooks/incompatible-library': 'off' },
  },
  {
    // A field that stops before its schema does, or after it, loses what somebody typed.
    files: ['{shell,mfe-*,packages/ui,packages/platform}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name=/^m(ax|in)length$/i] Literal[raw=/\\d/]',
          message: 'How long a text may be stands in @lens/contracts/max-lengths, for its schema too.',
        },
      ],
    },
  },
  // Playwright reads a fixture's dependencies from a destructured parameter, empty ones included.
  { files: ['e2e/**/*.ts'], rules: { 'no-empty-pattern': 'off' } },
);
