/** The layer of a sheet; null if a part of it is in another layer or in none. */
function enclosingLayer(css: string): string | null {
  const name = /^@layer ([\w-]+)\{/.exec(css)?.[1];
  if (!name) return null;
  let depth = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') depth -= 1;
    if (depth === 0 && css[at] === '}') return at === css.length - 1 ? name : null;
  }
  return null;
}

/**
 * Joins sheets. Consecutive ones of the same layer share a block: a page has about twenty, nearly all of two layers.
 */
export function joinLayers(sheets: string[]): string {
  let openLayer: string | null = null;
  let joined = '';
  for (const sheet of sheets) {
    const css = sheet.trim();
    const layer = enclosingLayer(css);
    joined =
      layer !== null && layer === openLayer
        ? joined.slice(0, -1) + css.slice(css.indexOf('{') + 1)
        : joined + css;
    openLayer = layer;
  }
  return joined;
}
