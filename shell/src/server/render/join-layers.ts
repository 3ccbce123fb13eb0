/** The layer that a sheet lies in from its first character to its last; null where a part of it lies in another, or in none. */
function wholeLayer(css: string): string | null {
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

/** Sheets one after the other, neighbours of one layer in one block: a page has twenty, nearly all of two layers. */
export function joinLayers(sheets: string[]): string {
  let open: string | null = null;
  let joined = '';
  for (const sheet of sheets) {
    const css = sheet.trim();
    const layer = wholeLayer(css);
    joined =
      layer !== null && layer === open ? joined.slice(0, -1) + css.slice(css.indexOf('{') + 1) : joined + css;
    open = layer;
  }
  return joined;
}
