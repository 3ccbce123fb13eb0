export interface Marks {
  bold: boolean;
  italic: boolean;
  href: string | null;
}

export const noMarks: Marks = { bold: false, italic: false, href: null };

export const styleValue = (element: Element, property: string): string =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i')
    .exec(element.getAttribute('data-style') ?? '')?.[1]
    ?.trim()
    .toLowerCase() ?? '';

const isBoldWeight = (weight: string): boolean =>
  weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;

/** Google Docs wraps links in its own redirect. */
function unwrapRedirect(href: string): string {
  if (!/^https?:\/\/(?:www\.)?google\.com\/url\?/.test(href)) return href;
  return new URL(href).searchParams.get('q') ?? href;
}

/** Google Docs marks bold by styles alone, and wraps everything in a `<b>` that is not bold; Word uses elements. */
export function marksOf(element: Element, { bold, italic, href }: Marks): Marks {
  const name = element.localName;
  const weight = styleValue(element, 'font-weight');
  const slant = styleValue(element, 'font-style');
  return {
    bold: weight ? isBoldWeight(weight) : bold || name === 'b' || name === 'strong',
    italic: slant ? slant === 'italic' || slant === 'oblique' : italic || name === 'i' || name === 'em',
    href: name === 'a' ? unwrapRedirect(element.getAttribute('href') ?? '') || null : href,
  };
}
