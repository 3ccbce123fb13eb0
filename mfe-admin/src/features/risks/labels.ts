import {
  countedThings,
  denominators,
  harmsByOption,
  riskBounds,
  riskDurations,
  riskOnsets,
  riskOptions,
  riskSeverities,
  type Harm,
  type RiskOption,
} from '@lens/contracts/risk-choices';
import type { RiskContent } from '@lens/contracts/risks';

export const optionLabels: Record<RiskOption, string> = {
  glasses: 'Glasses',
  contacts: 'Contact lenses',
  lasik: 'LASIK',
  prk: 'PRK',
  icl: 'ICL',
};

export const harmLabels: Record<Harm, string> = {
  cataract: 'A cataract',
  doubleVision: 'Double vision',
  dryness: 'Dry eyes',
  enhancement: 'A second treatment',
  fit: 'A lens that does not fit',
  flapTrouble: 'A problem with the flap',
  glare: 'Glare and halos',
  haze: 'Haze and halos',
  infection: 'An infection',
  lastingPain: 'Pain that stays',
  pain: 'Pain in the first days',
  pressure: 'Raised eye pressure',
  visionLoss: 'Loss of vision',
};

const boundLabels: Record<RiskContent['bound'], string> = { about: 'About', fewer: 'Fewer than' };
const countedLabels: Record<RiskContent['counted'], string> = {
  people: 'People',
  eyes: 'Eyes',
  newly: 'People who did not have this before surgery',
  yearly: 'People in one year',
};
const onsetLabels: Record<RiskContent['onset'], string> = {
  days: 'In the first days',
  weeks: 'In the first weeks',
  months: 'In the first months',
  years: 'Years later',
  anytime: 'At any time',
};
const durationLabels: Record<RiskContent['duration'], string> = {
  days: 'Days',
  weeks: 'Weeks',
  months: 'Months or longer',
  treated: 'Until it is treated',
  stays: 'It may stay',
};
const severityLabels: Record<RiskContent['severity'], string> = {
  mild: 'It bothers patients',
  moderate: 'It hinders patients, or is treated',
  severe: 'It may damage sight',
};

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => [value, labels[value]] as const);

export const optionOptions = optionsOf(riskOptions, optionLabels);
export const harmOptionsOf = (option: RiskOption) => optionsOf<Harm>(harmsByOption[option], harmLabels);
export const boundOptions = optionsOf(riskBounds, boundLabels);
export const countedOptions = optionsOf(countedThings, countedLabels);
export const onsetOptions = optionsOf(riskOnsets, onsetLabels);
export const durationOptions = optionsOf(riskDurations, durationLabels);
export const severityOptions = optionsOf(riskSeverities, severityLabels);
export const denominatorOptions = denominators.map((value) => [value, value.toLocaleString('en')] as const);

/** `LASIK: Dry eyes`. */
export const nameOf = ({ option, harm }: { option: RiskOption; harm: Harm }): string =>
  `${optionLabels[option]}: ${harmLabels[harm]}`;

/** `Fewer than 1 of 1,000 eyes`. */
export const formatShare = ({
  bound,
  affected,
  out_of,
  counted,
}: Pick<RiskContent, 'bound' | 'affected' | 'out_of' | 'counted'>): string =>
  `${boundLabels[bound]} ${affected} of ${out_of.toLocaleString('en')} ${countedLabels[counted].toLowerCase()}`;
