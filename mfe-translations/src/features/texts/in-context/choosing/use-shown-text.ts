import { useEffect } from 'react';
import type { FoundText } from '../page/page-texts';
import { inSight } from './in-sight';

const openedAttribute = 'data-text-opened';

/** Brings a text into view and shows on the page which it is. */
export function useShownText(text: FoundText | undefined): void {
  const name = text?.name;
  const element = text && (text.elements.find(inSight) ?? text.elements[0]);
  useEffect(() => {
    if (!element) return;
    element.setAttribute(openedAttribute, '');
    if (inSight(element)) element.scrollIntoView({ block: 'center' });
    return () => element.removeAttribute(openedAttribute);
  }, [element, name]);
}
