import type { PublicBasis } from '@lens/contracts/claim-basis';
import type { Page } from '@lens/contracts/lists';
import type { LoadContext } from '@lens/contracts/page';
import type { PracticeFigure } from '@lens/contracts/practice-facts';
import type { PublicStatistic } from '@lens/contracts/statistics';

/** The most that the API lists at once. */
const maxFigures = 100;

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

const pick = <Key extends string, Shown>(
  items: readonly PublicStatistic[],
  keys: readonly Key[],
  shownOf: (item: PublicStatistic) => Shown,
): Partial<Record<Key, Shown>> =>
  Object.fromEntries(
    items.filter(({ key }) => keys.includes(key as Key)).map((item) => [item.key, shownOf(item)]),
  ) as Partial<Record<Key, Shown>>;

/** Loads the figures of a page. The API lists all of them; the others are not sent with the page. */
export const loadFigures = async <Key extends string>(
  context: Pick<LoadContext, 'api' | 'lng' | 'signal'>,
  keys: readonly Key[],
): Promise<Partial<Record<Key, PracticeFigure>>> =>
  pick(await listFigures(context), keys, ({ value, prefix, suffix }) => ({ value, prefix, suffix }));

/** The same, each with its basis. */
export const loadClaims = async <Key extends string>(
  context: Pick<LoadContext, 'api' | 'lng' | 'signal'>,
  keys: readonly Key[],
): Promise<Partial<Record<Key, Claim>>> =>
  pick(await listFigures(context), keys, ({ value, prefix, suffix, basis }) => ({
    value,
    prefix,
    suffix,
    basis,
  }));
