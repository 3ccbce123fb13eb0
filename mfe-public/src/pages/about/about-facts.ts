import type { FigureFact } from '../../sections/figure/format-figure';

/** What the page says when the API is away. */
const builtIn = {
  procedures_performed: { value: 30_000, prefix: '', suffix: '+' },
  success_rate: { value: 98, prefix: '', suffix: '%' },
  practice_years: { value: 15, prefix: '', suffix: '+' },
  surgeon_years: { value: 20, prefix: '', suffix: '+' },
  satisfaction: { value: 99.2, prefix: '', suffix: '%' },
  average_rating: { value: 4.9, prefix: '', suffix: '/5' },
  lives_impacted: { value: 650, prefix: '', suffix: '+' },
  pacific_islands: { value: 12, prefix: '', suffix: '' },
  guam_missions: { value: 4, prefix: '', suffix: '' },
  guam_procedures: { value: 600, prefix: '', suffix: '+' },
  residents_served: { value: 200_000, prefix: '', suffix: '+' },
  travel_cost_saved: { value: 3000, prefix: '$', suffix: '' },
  research_funding: { value: 1, prefix: '$', suffix: 'M+' },
} satisfies Record<string, FigureFact>;

export type AboutFigures = Record<keyof typeof builtIn, FigureFact>;

export const figureKeys = Object.keys(builtIn) as (keyof AboutFigures)[];

/** The practice's figures where the API gave them, ours where it did not. */
export const figuresOf = (data: { figures: Partial<AboutFigures> } | undefined): AboutFigures => ({
  ...builtIn,
  ...data?.figures,
});

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
