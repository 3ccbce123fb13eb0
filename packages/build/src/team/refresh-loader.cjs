const path = require('node:path');
const { withRefreshCode } = require('./refresh-code.cjs');

/** A loader of webpack and Rspack that runs after swc, in builds for `lens-remote dev`. */
module.exports = function refreshLoader(source) {
  return withRefreshCode(source, path.relative(this.rootContext, this.resourcePath));
};
