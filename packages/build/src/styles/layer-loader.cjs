/** Puts a style sheet into the layer of its folder, before its classes are named. */
module.exports = function layerLoader(source) {
  const { layerOf } = this.getOptions();
  return `@layer ${layerOf(this.resourcePath)}{${source}}`;
};
