import type { LoadContext } from '@lens/contracts/page';
import { loadFigures } from '../../sections/figure/load-figures';
import { figureKeys, type HomeFigures } from './facts';

export interface HomeData {
  figures: Partial<HomeFigures>;
}

export const load = async (context: LoadContext): Promise<HomeData> => ({
  figures: await loadFigures(context, figureKeys),
});
