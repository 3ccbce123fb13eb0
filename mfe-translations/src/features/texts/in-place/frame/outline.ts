const outlineAttribute = 'data-text-in-place';

/** Outlines an element and scrolls to it. @returns removes the outline */
export function outline(element: Element): () => void {
  element.setAttribute(outlineAttribute, '');
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return () => element.removeAttribute(outlineAttribute);
}
