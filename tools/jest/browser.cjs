const util = require('node:util');

// What every browser has and jsdom does not.
if (globalThis.document) {
  Object.assign(globalThis, { TextDecoder: util.TextDecoder, TextEncoder: util.TextEncoder });
  // What is waited for comes within a second, except on a machine that has much else to do.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 });
}
