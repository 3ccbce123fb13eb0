export interface ListPosition {
  ordered: boolean;
  /** The depth, starting at 1. */
  level: number;
  /** A further paragraph of the previous item. */
  continued?: boolean;
}

const listMarkerText = (paragraph: Element): string =>
  [...paragraph.querySelectorAll('[data-style]')].find((part) => isListMarker(part))?.textContent.trim() ??
  '';

/** The bullet or number that Word writes before an item. */
export const isListMarker = (element: Element): boolean =>
  /mso-list:\s*ignore/i.test(element.getAttribute('data-style') ?? '');

/** The position of a paragraph in a list; Word has no list elements: `mso-list:l0 level2 lfo1`. */
export function parseWordListItem(paragraph: Element): ListPosition | null {
  const [, level] = /mso-list:\s*l\d+\s+level(\d+)/i.exec(paragraph.getAttribute('data-style') ?? '') ?? [];
  if (level)
    return { ordered: /^\(?[\da-z]{1,4}[.)]/i.test(listMarkerText(paragraph)), level: Number(level) };
  const [, kind, depth] = /\bMsoList(Bullet|Number)(\d?)/.exec(paragraph.className) ?? [];
  return kind ? { ordered: kind === 'Number', level: Number(depth || 1) } : null;
}
