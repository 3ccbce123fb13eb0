import type { LanguageCode } from '@lens/contracts/languages';
import type { Names } from '@lens/contracts/translation-checks/finding';
import type { ServiceKind } from '@lens/contracts/translations';
import type { TokenForm } from './token-form.js';

/** Rises with every change of what the same text would be answered. */
export const protectionVersion = 1;

export interface Machine {
  name: ServiceKind;
  /** Token forms that this service keeps best, best first. */
  forms: readonly [TokenForm, TokenForm];
  /** @throws when the service did not answer with a text */
  translate(text: string, to: LanguageCode, options: { markup: boolean }): Promise<string>;
}

export interface ProtectedTranslation {
  text: string;
  outcome: 'translated' | 'needs_human' | 'source';
  service: ServiceKind | null;
}

/** Stands in until the engine that protects names is merged. */
export async function translateProtected(
  source: string,
  to: LanguageCode,
  _names: Names,
  machines: readonly Machine[],
): Promise<ProtectedTranslation> {
  for (const machine of machines) {
    const text = await machine.translate(source, to, { markup: false }).catch(() => undefined);
    if (text !== undefined) return { text, outcome: 'translated', service: machine.name };
  }
  return { text: source, outcome: 'source', service: null };
}
