/** An element in a closed menu is not visible, and neither is the page's title. */
export const isVisible = (element: Element): boolean =>
  element.checkVisibility({ contentVisibilityAuto: false, visibilityProperty: true }) &&
  element.getClientRects().length > 0;
