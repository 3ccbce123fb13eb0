import { TextDecoder, TextEncoder } from 'node:util';

// Browsers have these, jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** The open popovers. */
export const openPopovers = new Set<HTMLElement>();

HTMLElement.prototype.showPopover = function showPopover() {
  openPopovers.add(this);
};
HTMLElement.prototype.hidePopover = function hidePopover() {
  openPopovers.delete(this);
};
