import type { LanguageCode } from '@lens/contracts/languages';
import { serviceKinds, type ServiceKind, type TranslationStatus } from '@lens/contracts/translations';

/** Which service would be asked for a language now: premium before general, null where neither may or can. */
export const liveService = (status: TranslationStatus, code: LanguageCode): ServiceKind | null =>
  serviceKinds.find((kind) => status[kind].enabled && status[kind].supportedLanguages.includes(code)) ?? null;
