import type { LanguageCode } from '@lens/contracts/languages';
import type { TranslationService, TranslationStatus } from '@lens/contracts/translations';
import { whenIdle } from '../../window/idle';
import { isSavingData } from '../../window/saving-data';

let request: Promise<TranslationService[]> | undefined;

async function fetchEnabled(): Promise<TranslationService[]> {
  await whenIdle();
  const response = await fetch('/api/translations/status');
  if (!response.ok) throw new Error(`The API answers ${response.status}`);
  const { premium, general } = (await response.json()) as TranslationStatus;
  return [premium, general].filter(({ enabled }) => enabled);
}

/** The translation services that are enabled. The API is asked once, when the browser is idle. */
export function loadEnabledServices(): Promise<TranslationService[]> {
  const services = (request ??= fetchEnabled());
  services.catch(clearServices);
  return services;
}

/** Makes the next call of `loadEnabledServices` ask the API again. */
export const clearServices = (): void => void (request = undefined);

/** Whether texts may be requested: the browser is online and does not save data, and a service has the language. */
export async function canTranslate(language: LanguageCode): Promise<boolean> {
  if (!navigator.onLine || isSavingData()) return false;
  const services = await loadEnabledServices().catch(() => []);
  return services.some(({ supportedLanguages }) => supportedLanguages.includes(language));
}
