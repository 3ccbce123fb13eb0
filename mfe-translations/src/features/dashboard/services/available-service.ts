import type { LanguageCode } from '@lens/contracts/languages';
import type { ServiceKind, TranslationStatus, TranslationUsage } from '@lens/contracts/translations';

/** In order of preference. */
const serviceKinds = ['premium', 'general'] as const satisfies readonly ServiceKind[];

/**
 * The service that would translate into a language now; null if none can.
 * @param resting services that are not used for a while after errors
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
