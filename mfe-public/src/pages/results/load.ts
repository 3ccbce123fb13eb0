import type { PublicOutcome } from '@lens/contracts/outcome-counts';
import type { LoadContext } from '@lens/contracts/page';
import type { PublicStatistic } from '@lens/contracts/statistics';
import { procedures, type Procedure } from '@lens/contracts/procedures';
import { listFigures, type Claim } from '../../sections/figure/load-claims';

export interface NamedClaim extends Claim, Pick<PublicStatistic, 'key' | 'label' | 'lng'> {}

export interface ResultsData {
  claims: NamedClaim[];
  /** The procedures that have results, in the order of the menu. */
  measured: Procedure[];
  /** The results that are shown; null if there are none. */
  outcome: PublicOutcome | null;
}

/** Sends the results of one procedure with the page: those of all would be too much. */
export async function load(context: LoadContext): Promise<ResultsData> {
  const { api, query, signal } = context;
  const [figures, { items }] = await Promise.all([
    listFigures(context),
    api.get<{ items: PublicOutcome[] }>('/outcomes/public', { signal }),
  ]);
  const outcomes = procedures.flatMap((name) => items.filter(({ procedure }) => procedure === name));
  const chosen = outcomes.find(({ procedure }) => procedure === query?.['procedure']);
  return {
    claims: figures.map(({ key, label, lng, value, prefix, suffix, basis }) => ({
      key,
      label,
      lng,
      value,
      prefix,
      suffix,
      basis,
    })),
    measured: outcomes.map(({ procedure }) => procedure),
    outcome: chosen ?? outcomes[0] ?? null,
  };
}
