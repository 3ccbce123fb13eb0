import { withBuiltIn, type Figures } from '../../sections/figure/built-in-figures';

export const figureKeys = [
  'procedures_performed',
  'success_rate',
  'practice_years',
  'surgeon_years',
  'satisfaction',
  'average_rating',
  'lives_impacted',
  'pacific_islands',
  'guam_missions',
  'guam_procedures',
  'residents_served',
  'travel_cost_saved',
  'research_funding',
] as const;

export type AboutFigures = Figures<(typeof figureKeys)[number]>;

/** The figures from the API; the built-in ones for those that it did not give. */
export const figuresOf = (data: { figures: Partial<AboutFigures> } | undefined): AboutFigures =>
  withBuiltIn(figureKeys, data?.figures);

export const roles = ['founder', 'residency', 'research', 'mission'] as const;
export const pacificFigures = [
  'guam_missions',
  'guam_procedures',
  'residents_served',
  'travel_cost_saved',
] as const;
export const bullets = ['photographs', 'opinions', 'planning', 'followUp', 'screening', 'teaching'] as const;
export const specialisations = [
  'lasik',
  'prk',
  'icl',
  'cataract',
  'transplant',
  'crosslinking',
  'pterygium',
  'repair',
] as const;
export const priorities = ['outcomes', 'sports', 'telemedicine', 'retinopathy'] as const;
export const impactFigures = [
  'procedures_performed',
  'success_rate',
  'satisfaction',
  'average_rating',
  'surgeon_years',
  'practice_years',
  'lives_impacted',
  'pacific_islands',
] as const;
