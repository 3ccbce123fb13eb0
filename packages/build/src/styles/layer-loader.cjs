/** Wraps a style sheet in the layer of its folder. It runs before css-loader names the classes. */
module.exports = function layerLoader(source) {
  const { layerOf } = this.getOptions();
  return `@layer ${layerOf(this.resourcePath)}{${source}}`;
};
