import type { LoadContext } from '@lens/contracts/page';
import type { Procedure } from '@lens/contracts/procedures';
import type { PublicRisk } from '@lens/contracts/risks';
import { loadStories, type StoryData } from '../stories/load-stories';
import { loadRisks } from './load-risks';

/** What the page of a procedure shows of a risk; the page of all risks has the rest. */
export type RiskNumber = Pick<
  PublicRisk,
  'harm' | 'affected' | 'out_of' | 'bound' | 'counted' | 'onset' | 'duration' | 'severity'
>;

export interface ProcedureData extends StoryData {
  risks: readonly RiskNumber[];
}

/** Loads what the page of a procedure shows from the API. @param stories how many of them */
export async function loadProcedure(
  context: LoadContext,
  procedure: Procedure,
  stories: number,
): Promise<ProcedureData> {
  const name = procedure.toUpperCase() as Uppercase<Procedure>;
  const [data, risks] = await Promise.all([
    loadStories(context, name, stories),
    loadRisks(context, procedure),
  ]);
  return { ...data, risks: risks.map(toNumber) };
}

const toNumber = ({
  harm,
  affected,
  out_of,
  bound,
  counted,
  onset,
  duration,
  severity,
}: PublicRisk): RiskNumber => ({ harm, affected, out_of, bound, counted, onset, duration, severity });
