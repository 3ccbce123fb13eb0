import type { ProtectedSpan } from '../protected-spans.js';

/** How protected pieces are written into a text that goes to a service, and found in what comes back. */
export interface Tokens {
  /** Whether the text that is sent is XML. */
  markup: boolean;
  write(number: number, span: ProtectedSpan): string;
  /** What stands between the tokens. */
  escape(text: string): string;
  /** @returns the answer with `slot(number, content)` in place of each token, or null where its markup is not ours */
  read(answer: string, slot: (number: number, content?: string) => string): string | null;
}
