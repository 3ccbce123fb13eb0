import type { ArticleCategory } from '@lens/contracts/article-categories';
import type { SceneName } from '../image/scene-names';

const scenes: Record<ArticleCategory, SceneName> = {
  innovation: 'equipment/topographer',
  procedures: 'hero/iris',
  technology: 'hero/suite',
  'patient-care': 'hero/street',
  mission: 'hero/islands',
};

/** The scene for an article without a picture, by its first category. */
export const sceneOf = ([category]: readonly ArticleCategory[]): SceneName =>
  scenes[category ?? 'procedures'];
