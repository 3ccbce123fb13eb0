import type { PageApi } from '@lens/contracts/page';
import { loadFigures } from './load-figures';

describe('Figures of a page', () => {
  it('are found wherever they stand in a list that is longer than the API gives unasked', async () => {
    const figures = Array.from({ length: 60 }, (_, place) => ({
      key: `figure-${place}`,
      value: place,
      prefix: '',
      suffix: '+',
    }));
    const api = {
      get: (_path: string, { query }: { query?: { limit?: number } } = {}) =>
        Promise.resolve({ items: figures.slice(0, query?.limit ?? 20) }),
    } as unknown as PageApi;
    const { signal } = new AbortController();
    expect(await loadFigures({ api, signal }, ['figure-59', 'figure-60'])).toEqual({
      'figure-59': { value: 59, prefix: '', suffix: '+' },
    });
  });
});
