import type { ComposedRemote } from '../page/page-state';

/** Where a style sheet comes from: its own address or, for one that came with the page, that of its folder. */
function addressOf({ href, ownerNode }: CSSStyleSheet): string {
  if (href !== null) return new URL(href).pathname;
  const { prefix = '', href: names = '' } = ownerNode instanceof HTMLElement ? ownerNode.dataset : {};
  return prefix + names.split(' ')[0]!;
}

/**
 * Lets the style sheets of a page's remotes apply, and none of remotes whose pages were open before: what a team styles
 * reaches its own pages only.
 */
export function applyStylesOf(shown: readonly ComposedRemote[], remotes: readonly ComposedRemote[]): void {
  for (const sheet of document.styleSheets) {
    const address = addressOf(sheet);
    const owner = remotes.find((remote) => address.startsWith(remote.address));
    if (owner) sheet.disabled = !shown.includes(owner);
  }
}
