import type { PublicBasis } from '@lens/contracts/claim-basis';
import type { Page } from '@lens/contracts/lists';
import type { LoadContext } from '@lens/contracts/page';
import type { PracticeFigure } from '@lens/contracts/practice-facts';
import type { PublicStatistic } from '@lens/contracts/statistics';
import { maxFigures } from './load-figures';

/** A figure with what stands behind it; null if nothing does. */
export interface Claim extends PracticeFigure {
  basis: PublicBasis | null;
}

/** All figures that visitors are shown, in the language of the page. */
export const listFigures = async ({
  api,
  lng,
  signal,
}: Pick<LoadContext, 'api' | 'lng' | 'signal'>): Promise<PublicStatistic[]> =>
  (await api.get<Page<PublicStatistic>>('/statistics/public', { query: { limit: maxFigures, lng }, signal }))
    .items;

/** Loads the figures of a page, each with its basis. The others are not sent with the page. */
export async function loadClaims<Key extends string>(
  context: Pick<LoadContext, 'api' | 'lng' | 'signal'>,
  keys: readonly Key[],
): Promise<Partial<Record<Key, Claim>>> {
  const items = (await listFigures(context)).filter(({ key }) => keys.includes(key as Key));
  return Object.fromEntries(
    items.map(({ key, value, prefix, suffix, basis }) => [key, { value, prefix, suffix, basis }]),
  ) as Partial<Record<Key, Claim>>;
}
