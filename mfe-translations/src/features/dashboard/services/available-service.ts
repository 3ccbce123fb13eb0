import type { LanguageCode } from '@lens/contracts/languages';
import type { ServiceKind, TranslationStatus, TranslationUsage } from '@lens/contracts/translations';

/** In the order in which they are asked. */
const serviceKinds = ['premium', 'general'] as const satisfies readonly ServiceKind[];

/**
 * Which service would be asked for a language now: premium before general, null where neither may or can.
 * @param resting those that are left alone for a while
 */
export const availableService = (
  status: TranslationStatus,
  code: LanguageCode,
  resting: TranslationUsage['resting'] = [],
): ServiceKind | null =>
  serviceKinds.find(
    (kind) =>
      status[kind].enabled &&
      status[kind].supportedLanguages.includes(code) &&
      !resting.some(({ service }) => service === kind),
  ) ?? null;
