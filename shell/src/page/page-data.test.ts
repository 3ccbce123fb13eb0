/** @jest-environment node */
import type { LoadContext, PageModule } from '@lens/contracts/page';
import { loadData } from './page-data';

const Page = () => null;
const context = { api: {} as LoadContext['api'], params: {}, lng: 'en' as const };

describe('Data of a page', () => {
  it('are what load returns', async () => {
    const page: PageModule = { Page, load: ({ lng }) => Promise.resolve({ lng }) };
    expect(await loadData(page, context, 1000)).toEqual({ lng: 'en' });
  });

  it('are undefined without load', async () => {
    expect(await loadData({ Page }, context, 1000)).toBeUndefined();
  });

  it('time out at the limit, whether or not load observes the signal', async () => {
    let aborted = false;
    const observing: PageModule = {
      Page,
      load: ({ signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => {
            aborted = true;
            reject(signal.reason as Error);
          }),
        ),
    };
    const ignoring: PageModule = { Page, load: () => new Promise(() => undefined) };
    await expect(loadData(observing, context, 10)).rejects.toHaveProperty('name', 'TimeoutError');
    expect(aborted).toBe(true);
    await expect(loadData(ignoring, context, 10)).rejects.toHaveProperty('name', 'TimeoutError');
  });

  it('fail when load fails', async () => {
    const page: PageModule = { Page, load: () => Promise.reject(new Error('away')) };
    await expect(loadData(page, context, 1000)).rejects.toThrow('away');
  });
});
