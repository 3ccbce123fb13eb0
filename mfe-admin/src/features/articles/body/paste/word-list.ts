export interface ListPosition {
  ordered: boolean;
  /** From 1. */
  level: number;
  /** It belongs to the item before it. */
  continued?: boolean;
}

const listMarkerText = (paragraph: Element): string =>
  [...paragraph.querySelectorAll('[data-style]')].find((part) => isListMarker(part))?.textContent.trim() ??
  '';

/** What Word writes in front of an item in place of a list. */
export const isListMarker = (element: Element): boolean =>
  /mso-list:\s*ignore/i.test(element.getAttribute('data-style') ?? '');

/** Where a paragraph stands in a list of Word, which has none: `mso-list:l0 level2 lfo1`. */
export function parseWordListItem(paragraph: Element): ListPosition | null {
  const [, level] = /mso-list:\s*l\d+\s+level(\d+)/i.exec(paragraph.getAttribute('data-style') ?? '') ?? [];
  if (level)
    return { ordered: /^\(?[\da-z]{1,4}[.)]/i.test(listMarkerText(paragraph)), level: Number(level) };
  const [, kind, depth] = /\bMsoList(Bullet|Number)(\d?)/.exec(paragraph.className) ?? [];
  return kind ? { ordered: kind === 'Number', level: Number(depth || 1) } : null;
}
