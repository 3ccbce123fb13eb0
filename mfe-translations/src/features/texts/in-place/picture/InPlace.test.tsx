import { act, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '@lens/platform/staff-queries';
import { showPage, cleanUp } from '../../../../testing/show-page';
import type { Place, ShowRequest } from '../messages';
import { InPlace } from './InPlace';

const route = (path: string, ...copy: string[]) => ({ path, surface: 'public', copy });
const files: Record<string, object> = {
  '/remotes/registry.json': { remotes: { 'mfe-public': { address: '/remotes/mfe-public/1/' } } },
  '/remotes/mfe-public/1/remote.json': {
    routes: [route('/', 'common:home', 'medical'), route('/about', 'medical'), route('/contact', 'medical')],
  },
};

const picture = (namespace: string, key: string, text: string) => (
  <QueryClientProvider client={queryClient}>
    <InPlace name={{ language: 'ko', namespace, key }} text={text} />
  </QueryClientProvider>
);
const show = (namespace = 'medical', key = 'lasik.title', text = '라식') =>
  showPage(picture(namespace, key, text), {
    respond: ({ path }) => (files[path] ? { body: files[path] } : { status: 404 }),
  });
const findFrame = () => screen.findByTitle<HTMLIFrameElement>(/with this text outlined/);
const status = () => screen.getByRole('status').textContent;

/** The page in the frame, which answers each request as it would. */
function pageIn(frame: HTMLIFrameElement) {
  const requests: ShowRequest[] = [];
  const target = frame.contentWindow!;
  target.postMessage = ((request: ShowRequest) => requests.push(request)) as typeof target.postMessage;
  const send = (data: object, origin = location.origin, source: Window = target) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
  return {
    requests,
    send,
    start: () => send({ lens: 'in-place/ready' }),
    answer: (place: Place, isEnglish = false) =>
      send({ lens: 'in-place/placed', name: requests.at(-1)!.name, place, isEnglish }),
  };
}

afterEach(cleanUp);

test('a page is loaded only on request, in the language, and is told which text to outline [DESK-23]', async () => {
  const { user, sent } = show();
  expect(screen.queryByTitle(/outlined/)).toBeNull();
  expect(sent).toEqual([]);
  await user.keyboard('v');
  const frame = await findFrame();
  expect(frame.getAttribute('src')).toBe('/ko?overlay=in-place');
  const page = pageIn(frame);
  page.start();
  expect(page.requests).toEqual([{ lens: 'in-place/show', name: 'medical:lasik.title', text: '라식' }]);
  page.answer('visible');
  expect(status()).toBe('Outlined on the page, worded as in the text box.');
  await user.selectOptions(screen.getByLabelText('Page'), '/contact');
  expect((await findFrame()).getAttribute('src')).toBe('/ko/contact?overlay=in-place');
  await user.click(screen.getByRole('button', { name: /^Hide the page/ }));
  expect(screen.queryByTitle(/outlined/)).toBeNull();
});

test('of several pages, the first that shows the text is found; if none does, that is said [DESK-23]', async () => {
  const { user } = show();
  await user.keyboard('v');
  const visited: string[] = [];
  for (let pages = 0; pages < 3; pages += 1) {
    const frame = await findFrame();
    visited.push(frame.getAttribute('src')!);
    const page = pageIn(frame);
    page.start();
    page.answer('absent');
  }
  expect(visited).toEqual(['/ko', '/ko/about', '/ko/contact'].map((path) => `${path}?overlay=in-place`));
  await waitFor(() => expect(status()).toMatch(/^None of 3 pages shows it at the moment\./));
});

test.each([
  ['opened', false, /opened for it/],
  ['spoken', false, /screen readers read it/],
  ['unseen', false, /no place on the page itself/],
  ['other-form', false, /another plural form/],
  ['visible', true, /Visitors get this page in English.+not in Korean yet/],
] as const)(
  'a text that is %s on its page is described so (page in English: %s)',
  async (place, isEnglish, words) => {
    const { user } = show('common', 'home.title');
    await user.keyboard('v');
    const page = pageIn(await findFrame());
    page.start();
    page.answer(place, isEnglish);
    expect(status()).toMatch(words);
  },
);

test('a text that no page has is said to have none [DESK-23]', async () => {
  const { user } = show('common', 'mail.subject');
  await user.keyboard('v');
  await waitFor(() => expect(status()).toMatch(/^No page of the site has this text/));
});

test('messages of other windows and of other sites are ignored', async () => {
  const { user } = show('common', 'home.title');
  await user.keyboard('v');
  const page = pageIn(await findFrame());
  page.send({ lens: 'in-place/ready' }, 'https://elsewhere.test');
  page.send({ lens: 'in-place/ready' }, location.origin, window);
  page.send({ other: true });
  expect(page.requests).toEqual([]);
  page.start();
  expect(page.requests).toHaveLength(1);
});
