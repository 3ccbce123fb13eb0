import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

// What every browser has and jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
