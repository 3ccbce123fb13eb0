import type { LanguageCode } from '@lens/contracts/languages';
import type { ServiceKind, TranslationStatus } from '@lens/contracts/translations';

/** In the order in which they are asked. */
const serviceKinds = ['premium', 'general'] as const satisfies readonly ServiceKind[];

/** Which service would be asked for a language now: premium before general, null where neither may or can. */
export const liveService = (status: TranslationStatus, code: LanguageCode): ServiceKind | null =>
  serviceKinds.find((kind) => status[kind].enabled && status[kind].supportedLanguages.includes(code)) ?? null;
