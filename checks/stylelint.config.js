/**
 * Pages are read from either side: what depends on it is written by start and end, never by left and right, and sizes
 * by inline and block.
 */
export default {
  plugins: ['stylelint-plugin-logical-css'],
  ignoreFiles: ['**/node_modules/**', '**/dist/**', '**/dist-development/**', '**/.data/**'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Chromium does not know overflow-inline and overflow-block yet; both sides are treated alike anyway.
    'plugin/use-logical-properties-and-values': [true, { ignore: ['overflow-x', 'overflow-y'] }],
    // What the plugin passes over.
    'declaration-property-value-disallowed-list': {
      '/^(object-position|(transform|perspective)-origin)$/': [/\b(left|right)\b/],
    },
  },
};
