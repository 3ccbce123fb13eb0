import { act, render } from '@testing-library/react';
import { languageOf, type LanguageCode } from '@lens/contracts/languages';
import { ComposerContext, type Composer } from './composer';
import { FormElsewhere } from './FormElsewhere';
import type { ComposedRemote } from '../page/page-state';

const route = { id: 'contact', path: '/contact', module: './contact', surface: 'public', languages: ['en'] };
const remote = {
  manifest: { name: 'site', version: '1', routes: [route], namespaces: ['forms'], languages: [] },
  address: '/remotes/site/1/',
} as unknown as ComposedRemote;
const reportFailure = jest.fn();

function shown(pageAndCopy: jest.Mock, remotes = [remote]) {
  const composer = {
    composition: { remotes },
    store: { pageAndCopy },
    sent: { taken: Promise.resolve() },
    reportFailure,
  } as unknown as Composer;
  const at = (path: string, lng: LanguageCode = 'en') => (
    <ComposerContext value={composer}>
      <FormElsewhere path={path} lng={lng} />
    </ComposerContext>
  );
  const view = render(at('/about'));
  const go = (path: string, lng?: LanguageCode) => act(async () => view.rerender(at(path, lng)));
  return { text: () => view.container.textContent, go };
}

const opens = () =>
  jest.fn(async (_match: unknown, lng: LanguageCode) => ({
    Page: () => null,
    Elsewhere: () => <p>Sent, in {languageOf(lng).name}</p>,
  }));
const rest = () => act(async () => undefined);
const wait = () => localStorage.setItem('consultation-queue', '[]');

describe('What the page of the form says elsewhere', () => {
  afterEach(() => localStorage.clear());

  it('is not even loaded where nothing waits', async () => {
    const open = opens();
    const { text, go } = shown(open);
    await go('/technology');
    expect(open).not.toHaveBeenCalled();
    expect(text()).toBe('');
  });

  it('is said on the page that is open when something waits, in its language', async () => {
    wait();
    const { text, go } = shown(opens());
    await rest();
    expect(text()).toBe('Sent, in English');
    await go('/about', 'ko');
    expect(text()).toBe('Sent, in Korean');
  });

  it('begins on the page after that of the form, which says it itself', async () => {
    const open = opens();
    const { text, go } = shown(open);
    wait();
    await go('/contact');
    expect(open).not.toHaveBeenCalled();
    await go('/about');
    expect(text()).toBe('Sent, in English');
    await go('/contact');
    expect(text()).toBe('');
  });

  it('is tried again on the next page where it did not come, and does without where there is no form', async () => {
    wait();
    const open = opens().mockRejectedValueOnce(new Error('gone'));
    const { text, go } = shown(open);
    await rest();
    expect(text()).toBe('');
    await go('/technology');
    expect(text()).toBe('Sent, in English');
    expect(shown(opens(), []).text()).toBe('');
  });

  it('takes nothing along where it throws', async () => {
    wait();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { text } = shown(
      jest.fn(async () => ({
        Elsewhere: () => {
          throw new Error('broken');
        },
      })),
    );
    await rest();
    expect(text()).toBe('');
    expect(reportFailure).toHaveBeenCalled();
  });
});
