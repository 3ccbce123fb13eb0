import { useEffect } from 'react';
import type { FoundText } from '../page/page-texts';
import { isVisible } from './is-visible';

const highlightAttribute = 'data-text-opened';

/** Highlights a text on the page, and scrolls to it. */
export function useHighlight(text: FoundText | undefined): void {
  const name = text?.name;
  const element = text && (text.elements.find(isVisible) ?? text.elements[0]);
  useEffect(() => {
    if (!element) return;
    element.setAttribute(highlightAttribute, '');
    if (isVisible(element)) element.scrollIntoView({ block: 'center' });
    return () => element.removeAttribute(highlightAttribute);
  }, [element, name]);
}
