import { z } from 'zod';
import type { BasisSource } from '@lens/contracts/claim-basis';
import { basisContent, type BasisContent, type Statistic } from '@lens/contracts/statistics';
import { field, fieldPerLanguage } from '../../../components/conflict/form-fields';
import { withEveryLanguage } from '../../../components/field/with-every-language';

export const basisForm = z.strictObject({ basis: basisContent });

const sourceLabels: Record<BasisSource, string> = {
  records: 'Our own records',
  survey: 'Our own survey of patients',
  reviews: 'Reviews by patients',
  accounts: 'Our own accounts',
  publication: 'A publication',
};

export const sourceOptions = Object.entries(sourceLabels);

const blank: BasisContent = {
  numerator: null,
  denominator: null,
  from: null,
  to: '',
  lost: null,
  source: 'records',
  definition: { en: '' },
};

/** An empty text for each language does not count as a change. */
export function toBasisValues({ basis }: Statistic): { basis: BasisContent } {
  const { is_sample: _sample, ...content } = { is_sample: false, ...(basis ?? blank) };
  return { basis: { ...content, definition: withEveryLanguage(content.definition, undefined) } };
}

export const basisFields = [
  field('basis.numerator', 'Counted'),
  field('basis.denominator', 'Among how many'),
  field('basis.lost', 'Lost to follow-up'),
  field('basis.from', 'First day'),
  field('basis.to', 'Last day'),
  field('basis.source', 'Source', (value) => sourceLabels[value as BasisSource]),
  ...fieldPerLanguage('basis.definition', 'What exactly is counted'),
];
