const util = require('node:util');

// What every browser has and jsdom does not.
if (globalThis.document)
  Object.assign(globalThis, { TextDecoder: util.TextDecoder, TextEncoder: util.TextEncoder });
