import { fallbackChain, isLanguageCode, type LanguageCode } from '@lens/contracts/languages';
import type { LoadContext } from '@lens/contracts/page';
import type { PublicPractice } from '@lens/contracts/settings';

type Sentences = PublicPractice['directions']['parking'];

/** What staff say, and the language that they say it in. */
interface Told {
  text: string;
  lng: LanguageCode;
}

export interface ContactData {
  directions: { crossStreet: string | null; parking: Told | null; transit: Told | null };
}

function told(sentences: Sentences, wanted: LanguageCode): Told | null {
  const lng = fallbackChain(wanted)
    .filter(isLanguageCode)
    .find((code) => sentences[code]);
  const text = lng && sentences[lng];
  return text ? { text, lng } : null;
}

/** What only this page needs of the settings. */
export async function load({ api, lng, signal }: LoadContext): Promise<ContactData> {
  const { directions } = await api.get<PublicPractice>('/settings/public', { signal });
  const { crossStreet, parking, transit } = directions;
  return { directions: { crossStreet, parking: told(parking, lng), transit: told(transit, lng) } };
}
