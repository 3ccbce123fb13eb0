import { render } from '@testing-library/react';
import { articleCategories } from '@lens/contracts/article-categories';
import { CategoryIcon, Motif } from './motifs';
import { sceneOf } from './scene';

const htmlOf = (drawing: React.ReactElement) => render(drawing).container.innerHTML;

describe('What an article is about', () => {
  it.each([
    ['motif', (category: (typeof articleCategories)[number]) => <Motif category={category} slug="one" />],
    ['icon', (category: (typeof articleCategories)[number]) => <CategoryIcon category={category} />],
  ])('has a %s that no other subject has', (_kind, drawing) => {
    const all = articleCategories.map((category) => htmlOf(drawing(category)));
    expect(all).toHaveLength(5);
    expect(new Set(all).size).toBe(5);
    for (const one of all) expect(one).toMatch(/<(path|circle|ellipse)/);
  });

  it('has a scene of its own too, and none of them is the drawing of the wavefront, which Home and LASIK have', () => {
    const scenes = articleCategories.map((category) => sceneOf([category]));
    expect(new Set(scenes).size).toBe(5);
    expect(scenes).not.toContain('hero/wavefront');
  });
});
