const outlineAttribute = 'data-text-in-place';

export const scrollTo = (element: Element): void =>
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });

/** Outlines an element and scrolls to it. @returns removes the outline */
export function outline(element: Element): () => void {
  element.setAttribute(outlineAttribute, '');
  scrollTo(element);
  return () => element.removeAttribute(outlineAttribute);
}
