/**
 * Style sheets that came with the page stand in few elements, their names side by side, without what all of them begin
 * with. The loaders of chunks look for an element with one name: a link that leads nowhere tells them that a sheet is
 * there.
 */
export function nameInlinedStyles(): void {
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-href]'))
    for (const name of dataset['href']!.split(' ')) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.dataset['href'] = (dataset['prefix'] ?? '') + name;
      document.head.append(link);
    }
}
