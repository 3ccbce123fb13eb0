import { TextDecoder, TextEncoder } from 'node:util';

// What every browser has and jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });
