import type { ProtectedSpan } from '../protected-spans.js';

/** How tokens are written into a text that is sent to a service, and read from its answer. */
export interface TokenSyntax {
  /** Whether the text that is sent is XML. */
  markup: boolean;
  write(number: number, span: ProtectedSpan): string;
  /** Escapes the text between the tokens. */
  escape(text: string): string;
  /** @returns the answer with `slot(number, content)` in place of each token, or null where it contains other markup */
  read(answer: string, slot: (number: number, content?: string) => string): string | null;
}
