import { parsePluralKey } from '@lens/contracts/translation-checks/plural-form';
import { isVisible } from '../../in-context/choosing/is-visible';
import type { FoundText } from '../../in-context/page/page-texts';
import type { Place } from '../messages';
import { scrollTo } from './outline';
import { reveal } from './reveal';

/** In CSS pixels. What only screen readers read is one pixel wide. */
const minSize = 2;
/** Attributes whose texts are drawn. */
const drawnAttributes = ['placeholder', 'value', 'label'];

/** Whether it can be seen once it is scrolled to. A link for keyboards can stand above the page until it has the focus. */
function isDrawn(element: Element): boolean {
  if (!isVisible(element)) return false;
  scrollTo(element);
  const { width, height, top, right, bottom, left } = element.getBoundingClientRect();
  const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return width >= minSize && height >= minSize && isInView;
}

/** Whether a text is drawn, and not only in an attribute such as `aria-label`. */
const isContent = (element: Element, shown: string): boolean =>
  element.textContent.includes(shown) ||
  drawnAttributes.some((attribute) => element.getAttribute(attribute)?.includes(shown));

function drawnAround(element: Element): Element | null {
  for (let around: Element | null = element; around; around = around.parentElement)
    if (isDrawn(around)) return around;
  return null;
}

/** A text, or another plural form of it. @param name `common:items_few` */
export function findText(texts: FoundText[], name: string): FoundText | undefined {
  const { base, form } = parsePluralKey(name);
  return (
    texts.find((text) => text.name === name) ??
    (form && texts.find((text) => parsePluralKey(text.name).base === base))
  );
}

export interface FoundPlace {
  place: Place;
  /** What is outlined. */
  element: Element | null;
  /** Closes what was opened to show it. */
  close: (() => void) | null;
}

/** Finds the best place of a text on the page, and opens what hides it. */
export function findPlace({ elements, shown }: FoundText): FoundPlace {
  const inPage = elements.filter((element) => document.body.contains(element));
  const drawn = inPage.filter((element) => isContent(element, shown));
  const visible = drawn.find(isDrawn);
  if (visible) return { place: 'visible', element: visible, close: null };
  for (const element of drawn) {
    const close = reveal(element);
    if (isDrawn(element)) return { place: close ? 'opened' : 'visible', element, close };
    close?.();
  }
  const [first] = inPage;
  if (!first) return { place: 'unseen', element: null, close: null };
  const close = isDrawn(first) ? null : reveal(first);
  return { place: 'spoken', element: drawnAround(first), close };
}
