import { noticeNames, type NoticeName } from '@lens/contracts/notices';
import type { LoadContext } from '@lens/contracts/page';
import type { PublicPractice } from '@lens/contracts/settings';
import { localizedText, type LocalizedText } from '../../sections/localized-text';

export interface ShownNotice {
  name: NoticeName;
  /** The day from which it applies, `YYYY-MM-DD`. */
  since: string;
  /** The practice's own words; null if the page shows our draft. */
  words: LocalizedText | null;
}

/** The notices that are switched on, in the order of the page. */
export async function load({ api, lng, signal }: LoadContext): Promise<ShownNotice[]> {
  const { notices } = await api.get<PublicPractice>('/settings/public', { signal });
  return noticeNames.flatMap((name) => {
    const { since, words } = notices[name];
    return since === null ? [] : [{ name, since, words: localizedText(words, lng) }];
  });
}
