/**
 * Registers every component of a module, and the module itself, with hot-client.ts in the page, which can then replace
 * them while the page is open. Runs after swc, which marks the components.
 */
module.exports = function refreshLoader(source, map) {
  const remote = JSON.stringify(this._compiler.options.output.uniqueName);
  const header = [
    'var $RefreshReg$ = (type, name) => globalThis.lensHot?.register(type, `${__webpack_module__.id} ${name}`);',
    'var $RefreshSig$ = () => globalThis.lensHot?.signature() ?? ((type) => type);',
  ].join(' ');
  const footer = `if (import.meta.webpackHot) globalThis.lensHot?.accept(${remote}, import.meta.webpackHot, __webpack_module__);`;
  this.callback(null, `${header}${source}\n${footer}\n`, map);
};
