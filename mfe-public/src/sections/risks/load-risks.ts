import type { Page } from '@lens/contracts/lists';
import type { LoadContext } from '@lens/contracts/page';
import type { RiskOption } from '@lens/contracts/risk-choices';
import type { PublicRisk } from '@lens/contracts/risks';

/** The most that the API lists at once. */
const maxRisks = 100;

/**
 * The risks with one option, or with all. None from an API of an earlier version, which has no such address: the page is
 * there nevertheless.
 */
export async function loadRisks(
  { api, signal }: Pick<LoadContext, 'api' | 'signal'>,
  option?: RiskOption,
): Promise<PublicRisk[]> {
  try {
    const query = { limit: maxRisks, ...(option ? { option } : {}) };
    return (await api.get<Page<PublicRisk>>('/risks/public', { query, signal })).items;
  } catch (failure) {
    if ((failure as { status?: unknown }).status === 404) return [];
    throw failure;
  }
}
