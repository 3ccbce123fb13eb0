import type { Page } from '@lens/contracts/lists';
import type { LoadContext } from '@lens/contracts/page';
import type { Procedure } from '@lens/contracts/procedures';
import type { PublicRisk } from '@lens/contracts/risks';
import { loadStories, type StoryData } from '../stories/load-stories';
import { isCompared } from './compared-harms';

export interface ProcedureData extends StoryData {
  risks: readonly PublicRisk[];
}

/** The most that the API lists at once. */
const maxRisks = 100;

/** Loads what the page of a procedure shows from the API. @param stories how many of them */
export async function loadProcedure(
  context: LoadContext,
  procedure: Procedure,
  stories: number,
): Promise<ProcedureData> {
  const name = procedure.toUpperCase() as Uppercase<Procedure>;
  const [data, risks] = await Promise.all([loadStories(context, name, stories), loadRisks(context)]);
  const isShown = ({ option, harm }: PublicRisk) => option === procedure || isCompared(harm);
  return { ...data, risks: risks.filter(isShown) };
}

/** None from an API of an earlier version, which has no such address: the page is there nevertheless. */
async function loadRisks({ api, signal }: LoadContext): Promise<PublicRisk[]> {
  try {
    const query = { limit: maxRisks };
    return (await api.get<Page<PublicRisk>>('/risks/public', { query, signal })).items;
  } catch (failure) {
    if ((failure as { status?: unknown }).status === 404) return [];
    throw failure;
  }
}
