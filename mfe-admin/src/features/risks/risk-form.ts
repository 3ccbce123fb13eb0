import type { Risk, RiskContent, RiskCreate } from '@lens/contracts/risks';
import { field } from '../../components/conflict/form-fields';

/** What a new risk begins with; its number and source are empty, so that nobody saves an invented one. */
export const blankRisk = {
  option: 'lasik',
  harm: 'visionLoss',
  affected: null,
  out_of: 1000,
  bound: 'about',
  counted: 'people',
  studied: null,
  months: null,
  onset: 'days',
  duration: 'months',
  severity: 'moderate',
  source: { authors: '', title: '', publication: '', year: null, url: '' },
  reviewer: null,
  reviewed_on: null,
} as unknown as RiskCreate;

export const toFormValues = ({
  id: _id,
  option: _option,
  harm: _harm,
  is_sample: _isSample,
  created_at: _createdAt,
  revision: _revision,
  changed_by: _changedBy,
  ...content
}: Risk): RiskContent => content;

export const fields = [
  field('affected', 'How many'),
  field('out_of', 'Out of'),
  field('bound', 'How exact'),
  field('counted', 'What is counted'),
  field('studied', 'How many were studied'),
  field('months', 'Months after surgery'),
  field('onset', 'When it begins'),
  field('duration', 'How long it lasts'),
  field('severity', 'How bad it is'),
  field('source', 'Source'),
  field('reviewer', 'Reviewed by'),
  field('reviewed_on', 'Reviewed on'),
];
