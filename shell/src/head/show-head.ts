import { dataText } from '../loading/script-policy';
import type { DocumentHead, HeadTag } from './tags';

/** What `documentHead` may have written before. */
const written =
  'meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"], link[rel="canonical"], link[hreflang], script[type="application/ld+json"]';

function elementOf(tag: HeadTag): HTMLElement {
  const element = document.createElement(tag.name);
  if (tag.name === 'script') {
    element.setAttribute('type', 'application/ld+json');
    element.textContent = dataText(tag.data);
  } else for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
  return element;
}

/** Makes the document say of itself what the server would have said. */
export function showHead({ title, description, tags }: DocumentHead): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const before = [...document.head.querySelectorAll(written)];
  const after = tags.map(elementOf);
  if (before.length === after.length && before.every((element, index) => element.isEqualNode(after[index]!)))
    return;
  for (const element of before) element.remove();
  document.head.append(...after);
}
