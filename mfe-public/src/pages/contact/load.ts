import { fallbackChain, isLanguageCode, type LanguageCode } from '@lens/contracts/languages';
import type { LoadContext } from '@lens/contracts/page';
import type { PublicPractice } from '@lens/contracts/settings';

type Translations = PublicPractice['directions']['parking'];

/** A text by staff, and its language. */
interface LocalizedText {
  text: string;
  lng: LanguageCode;
}

export interface ContactData {
  directions: { crossStreet: string | null; parking: LocalizedText | null; transit: LocalizedText | null };
}

function localizedText(translations: Translations, language: LanguageCode): LocalizedText | null {
  const lng = fallbackChain(language)
    .filter(isLanguageCode)
    .find((code) => translations[code]);
  const text = lng && translations[lng];
  return text ? { text, lng } : null;
}

/** The settings that only this page needs. */
export async function load({ api, lng, signal }: LoadContext): Promise<ContactData> {
  const { directions } = await api.get<PublicPractice>('/settings/public', { signal });
  const { crossStreet, parking, transit } = directions;
  return {
    directions: {
      crossStreet,
      parking: localizedText(parking, lng),
      transit: localizedText(transit, lng),
    },
  };
}
