import { languageOf, languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { RunDetail, RunState } from '@lens/contracts/runs';
import type { Tone } from '@lens/ui/office/Badge';
import { formatDollars } from '../../components/format-numbers';

export type TargetLanguage = Exclude<LanguageCode, 'en'>;

export const targetCodes = languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });
/** `Spanish, Korean, and Arabic`. */
export const formatLanguageNames = (codes: readonly LanguageCode[]): string =>
  listFormat.format(codes.map((code) => languageOf(code).name));

export const stateLabels: Record<RunState, [label: string, tone: Tone]> = {
  waiting: ['Waiting', 'waiting'],
  running: ['Running', 'waiting'],
  cancelled: ['Cancelled', 'plain'],
  stopped: ['Stopped', 'bad'],
  finished: ['Finished', 'good'],
};

type RemainingText = RunDetail['left'][number];

const outcomeLabels: Record<RemainingText['outcome'], string> = {
  needs_human: 'No service kept every protected term and number.',
  skipped: 'Somebody translated it in the meantime, or the site no longer needs it.',
  failed: 'The services refused it.',
};

export const reasonFor = ({ outcome, reason }: RemainingText): string => reason ?? outcomeLabels[outcome];

/** An amount below a cent is not shown as zero. */
export const formatCost = (amount: number): string =>
  amount > 0 && amount < 0.01 ? 'less than $0.01' : formatDollars(amount);
