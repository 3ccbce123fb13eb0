/**
 * Lets the minimizer drop the components and contexts of React Router that nothing imports. The package is one module;
 * it calls React to make each of them, and then names it for developers, so none of them would count as unused.
 */
module.exports = function pureComponentsLoader(source) {
  return source
    .replaceAll(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /*#__PURE__*/ $1')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '');
};
