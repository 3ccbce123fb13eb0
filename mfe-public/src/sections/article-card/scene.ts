import type { ArticleCategory } from '@lens/contracts/articles';

const scenes: Record<ArticleCategory, string> = {
  innovation: 'hero/wavefront',
  procedures: 'hero/iris',
  technology: 'hero/suite',
  'patient-care': 'hero/street',
  mission: 'hero/islands',
};

/** The drawing that stands for an article without a picture of its own, by what it is about first. */
export const sceneOf = ([category]: readonly ArticleCategory[]): string => scenes[category ?? 'procedures'];
