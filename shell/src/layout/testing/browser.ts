import { TextDecoder, TextEncoder } from 'node:util';

// What every browser has and jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** Popovers that are open, as the browser would know them. */
export const openPopovers = new Set<HTMLElement>();

HTMLElement.prototype.showPopover = function showPopover() {
  openPopovers.add(this);
};
HTMLElement.prototype.hidePopover = function hidePopover() {
  openPopovers.delete(this);
};
