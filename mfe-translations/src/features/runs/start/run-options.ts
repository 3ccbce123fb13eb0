import type { DeskCoverage } from '@lens/contracts/desk';
import { isLanguageCode, languageOf } from '@lens/contracts/languages';
import type { RunTextState } from '@lens/contracts/runs';
import { formatCount } from '../../../components/format-numbers';
import { targetCodes, type TargetLanguage } from '../labels';
import type { Option } from './CheckboxGroup';

export const stateOptions: Option<RunTextState>[] = [
  { value: 'untranslated', label: 'Untranslated', note: 'shown in another language' },
  {
    value: 'stale',
    label: 'English has changed',
    note: 'the earlier translation stays in the history',
  },
];

/** Every language, with the number of its texts that a run would translate. */
export const buildLanguageOptions = (
  coverage: DeskCoverage['items'],
  namespace: string,
  states: RunTextState[],
): Option<TargetLanguage>[] =>
  targetCodes.map((code) => {
    const items = coverage.filter(
      (item) => item.language === code && (namespace === '' || item.namespace === namespace),
    );
    const textCount = items.reduce(
      (sum, { counts }) => sum + states.reduce((subtotal, state) => subtotal + (counts[state] ?? 0), 0),
      0,
    );
    const { fallback } = languageOf(code);
    const fallbackNote =
      fallback && isLanguageCode(fallback) ? `; reads ${languageOf(fallback).name} instead` : '';
    return {
      value: code,
      label: languageOf(code).name,
      note: `${formatCount(textCount)}${textCount > 0 ? fallbackNote : ''}`,
    };
  });
