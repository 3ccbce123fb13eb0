import type { ServiceKind } from '@lens/contracts/translations';

export type TokenForm = 'element' | 'bracketed' | 'lettered';

/** Stands in until the engine that protects names is merged. */
export const formsOf: Record<ServiceKind, readonly [TokenForm, TokenForm]> = {
  premium: ['element', 'bracketed'],
  general: ['bracketed', 'lettered'],
};
