import type { LanguageCode } from '@lens/contracts/languages';
import type { TranslationService, TranslationStatus } from '@lens/contracts/translations';
import { isSparing, quiet } from '../../window/quiet';

let asked: Promise<TranslationService[]> | undefined;

async function ask(): Promise<TranslationService[]> {
  await quiet();
  const answer = await fetch('/api/translations/status');
  if (!answer.ok) throw new Error(`The API answers ${answer.status}`);
  const { premium, general } = (await answer.json()) as TranslationStatus;
  return [premium, general].filter(({ enabled }) => enabled);
}

/** The automatic translation services that are enabled. Asked once, when the page is at rest, for all who want to know. */
export function enabledServices(): Promise<TranslationService[]> {
  const answer = (asked ??= ask());
  answer.catch(forgetServices);
  return answer;
}

/** Whoever wants to know next asks anew. */
export const forgetServices = (): void => void (asked = undefined);

/** Whether a text may be asked for: there is a network, bytes are not counted, and a service speaks the language. */
export async function canTranslate(language: LanguageCode): Promise<boolean> {
  if (!navigator.onLine || isSparing()) return false;
  const services = await enabledServices().catch(() => []);
  return services.some(({ supportedLanguages }) => supportedLanguages.includes(language));
}
