/**
 * Code around a module whose components its compiler has marked for React Refresh ($RefreshReg$, $RefreshSig$).
 * @param {string} code
 * @param {string} file names the module: its components keep their identity under this name
 */
exports.withRefreshCode = (code, file) =>
  [
    `var $RefreshReg$ = (type, name) => globalThis.lensDev?.register(type, ${JSON.stringify(file)} + ' ' + name);`,
    `var $RefreshSig$ = () => globalThis.lensDev?.signature() ?? ((type) => type);`,
    code,
  ].join('\n');
