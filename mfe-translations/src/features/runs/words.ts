import { languageOf, languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { RunDetail, RunState } from '@lens/contracts/runs';
import type { Tone } from '@lens/ui/office/Badge';
import { formatDollars } from '../../components/in-words';

export type TargetLanguage = Exclude<LanguageCode, 'en'>;

export const targetLanguages = languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);

const list = new Intl.ListFormat('en', { type: 'conjunction' });
/** `Spanish, Korean, and Arabic`. */
export const namesOf = (codes: readonly LanguageCode[]): string =>
  list.format(codes.map((code) => languageOf(code).name));

export const stateWords: Record<RunState, [label: string, tone: Tone]> = {
  waiting: ['Waiting', 'waiting'],
  running: ['Running', 'waiting'],
  cancelled: ['Cancelled', 'plain'],
  stopped: ['Stopped', 'bad'],
  finished: ['Finished', 'good'],
};

type Left = RunDetail['left'][number];

const leftWords: Record<Left['outcome'], string> = {
  needs_human: 'No service kept every protected term and number.',
  skipped: 'Somebody translated it in the meantime, or the site no longer needs it.',
  failed: 'The services refused it.',
};

export const leftBecause = ({ outcome, reason }: Left): string => reason ?? leftWords[outcome];

/** A cent at least, where it costs anything. */
export const inDollars = (amount: number): string =>
  amount > 0 && amount < 0.01 ? 'less than $0.01' : formatDollars(amount);
