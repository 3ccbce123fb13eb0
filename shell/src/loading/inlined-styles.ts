/**
 * Marks the style sheets that came with the page as loaded. They are joined in few elements, which list their names
 * without a common prefix. Chunk loaders look for an element with one name, so we add a link without an address for
 * each.
 */
export function markInlinedStyles(): void {
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-href]'))
    for (const name of dataset['href']!.split(' ')) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.dataset['href'] = (dataset['prefix'] ?? '') + name;
      document.head.append(link);
    }
}
