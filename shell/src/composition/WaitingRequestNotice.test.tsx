import { act, render } from '@testing-library/react';
import { languageOf, type LanguageCode } from '@lens/contracts/languages';
import { ComposerContext, type Composer } from './composer';
import { WaitingRequestNotice } from './WaitingRequestNotice';
import type { ComposedRemote } from '../page/page-state';

const route = { id: 'contact', path: '/contact', module: './contact', surface: 'public', languages: ['en'] };
const remote = {
  manifest: { name: 'site', version: '1', routes: [route], namespaces: ['forms'], languages: [] },
  address: '/remotes/site/1/',
} as unknown as ComposedRemote;
const reportFailure = jest.fn();

function renderNotice(loadPageWithTexts: jest.Mock, remotes = [remote]) {
  const composer = {
    composition: { remotes },
    store: { loadPageWithTexts },
    serverPage: { hydration: Promise.resolve() },
    reportFailure,
  } as unknown as Composer;
  const at = (path: string, lng: LanguageCode = 'en') => (
    <ComposerContext value={composer}>
      <WaitingRequestNotice path={path} lng={lng} />
    </ComposerContext>
  );
  const view = render(at('/about'));
  const go = (path: string, lng?: LanguageCode) => act(async () => view.rerender(at(path, lng)));
  return { text: () => view.container.textContent, go };
}

const loadForm = () =>
  jest.fn(async (_match: unknown, lng: LanguageCode) => ({
    Page: () => null,
    Elsewhere: () => <p>Sent, in {languageOf(lng).name}</p>,
  }));
const waitForUpdates = () => act(async () => undefined);
const storeRequest = () => localStorage.setItem('consultation-queue', '[]');

describe('The notice of a waiting request', () => {
  afterEach(() => localStorage.clear());

  it('is not loaded if no request waits', async () => {
    const load = loadForm();
    const { text, go } = renderNotice(load);
    await go('/technology');
    expect(load).not.toHaveBeenCalled();
    expect(text()).toBe('');
  });

  it('is shown on the open page, in its language, if a request waits', async () => {
    storeRequest();
    const { text, go } = renderNotice(loadForm());
    await waitForUpdates();
    expect(text()).toBe('Sent, in English');
    await go('/about', 'ko');
    expect(text()).toBe('Sent, in Korean');
  });

  it('is not shown on the page of the form, which has its own', async () => {
    const load = loadForm();
    const { text, go } = renderNotice(load);
    storeRequest();
    await go('/contact');
    expect(load).not.toHaveBeenCalled();
    await go('/about');
    expect(text()).toBe('Sent, in English');
    await go('/contact');
    expect(text()).toBe('');
  });

  it('is loaded again on the next page if that has failed, and never if no remote has the form', async () => {
    storeRequest();
    const load = loadForm().mockRejectedValueOnce(new Error('gone'));
    const { text, go } = renderNotice(load);
    await waitForUpdates();
    expect(text()).toBe('');
    await go('/technology');
    expect(text()).toBe('Sent, in English');
    expect(renderNotice(loadForm(), []).text()).toBe('');
  });

  it('is left out, and reported, if it throws', async () => {
    storeRequest();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { text } = renderNotice(
      jest.fn(async () => ({
        Elsewhere: () => {
          throw new Error('broken');
        },
      })),
    );
    await waitForUpdates();
    expect(text()).toBe('');
    expect(reportFailure).toHaveBeenCalled();
  });
});
