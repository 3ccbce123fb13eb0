import type { LoadContext } from '@lens/contracts/page';
import type { PublicPractice } from '@lens/contracts/settings';
import { localizedText, type LocalizedText } from '../../sections/localized-text';

export interface ContactData {
  directions: { crossStreet: string | null; parking: LocalizedText | null; transit: LocalizedText | null };
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
