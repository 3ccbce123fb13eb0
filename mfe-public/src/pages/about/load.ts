import type { LoadContext } from '@lens/contracts/page';
import type { PublicPractice } from '@lens/contracts/settings';
import { loadFigures } from '../../sections/figure/load-figures';
import { figureKeys, type AboutFigures } from './about-facts';

export type Institution = PublicPractice['institutions'][number];
export type Award = PublicPractice['awards'][number];

export interface AboutData {
  figures: Partial<AboutFigures>;
  institutions: Institution[];
  awards: Award[];
}

/** Loads the figures, and the settings that only this page needs. */
export async function load(context: LoadContext): Promise<AboutData> {
  const { api, signal } = context;
  const [figures, { institutions, awards }] = await Promise.all([
    loadFigures(context, figureKeys),
    api.get<PublicPractice>('/settings/public', { signal }),
  ]);
  return { figures, institutions, awards };
}
