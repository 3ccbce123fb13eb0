/** Whether it can be seen at all: what a closed menu holds, a title or a label cannot. */
export const isVisible = (element: Element): boolean =>
  element.checkVisibility({ contentVisibilityAuto: false, visibilityProperty: true }) &&
  element.getClientRects().length > 0;
