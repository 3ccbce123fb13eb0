/** @jest-environment node */
import type { LoadContext, PageModule } from '@lens/contracts/page';
import { loadData } from './page-data';

const Page = () => null;
const context = { api: {} as LoadContext['api'], params: {}, lng: 'en' as const };

describe('Data of a page', () => {
  it('are what its load answers', async () => {
    const page: PageModule = { Page, load: ({ lng }) => Promise.resolve({ lng }) };
    expect(await loadData(page, context, 1000)).toEqual({ lng: 'en' });
  });

  it('are none where there is no load', async () => {
    expect(await loadData({ Page }, context, 1000)).toBeUndefined();
  });

  it('are given up at the limit, by whoever minds the signal and by whoever does not', async () => {
    let aborted = false;
    const minding: PageModule = {
      Page,
      load: ({ signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => {
            aborted = true;
            reject(signal.reason as Error);
          }),
        ),
    };
    const deaf: PageModule = { Page, load: () => new Promise(() => undefined) };
    await expect(loadData(minding, context, 10)).rejects.toHaveProperty('name', 'TimeoutError');
    expect(aborted).toBe(true);
    await expect(loadData(deaf, context, 10)).rejects.toHaveProperty('name', 'TimeoutError');
  });

  it('fail as load fails', async () => {
    const page: PageModule = { Page, load: () => Promise.reject(new Error('away')) };
    await expect(loadData(page, context, 1000)).rejects.toThrow('away');
  });
});
