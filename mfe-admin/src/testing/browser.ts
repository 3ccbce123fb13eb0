import { TextDecoder, TextEncoder } from 'node:util';

// What every browser has and jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
