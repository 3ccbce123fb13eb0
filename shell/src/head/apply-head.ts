import { trustedJson } from '../loading/script-policy';
import type { DocumentHead, HeadTag } from './tags';

/** All tags that `createDocumentHead` may create. */
const managedTags =
  'meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"], link[rel="canonical"], link[hreflang], script[type="application/ld+json"]';

function elementOf(tag: HeadTag): HTMLElement {
  const element = document.createElement(tag.name);
  if (tag.name === 'script') {
    element.setAttribute('type', 'application/ld+json');
    element.textContent = trustedJson(tag.data);
  } else for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
  return element;
}

/** Updates the document's head to what the server would have written. */
export function applyHead({ title, description, tags }: DocumentHead): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const current = [...document.head.querySelectorAll(managedTags)];
  const next = tags.map(elementOf);
  if (current.length === next.length && current.every((element, index) => element.isEqualNode(next[index]!)))
    return;
  for (const element of current) element.remove();
  document.head.append(...next);
}
