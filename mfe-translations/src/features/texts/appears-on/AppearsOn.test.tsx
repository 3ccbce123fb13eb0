import { screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '@lens/platform/staff-queries';
import { showPage, cleanUp } from '../../../testing/show-page';
import { AppearsOn } from './AppearsOn';

const route = (path: string, ...copy: string[]) => ({ path, surface: 'public', copy });
const files: Record<string, object> = {
  '/remotes/registry.json': { remotes: { 'mfe-public': { address: '/remotes/mfe-public/1/' } } },
  '/remotes/mfe-public/1/remote.json': {
    routes: [
      route('/', 'common:home'),
      route('/about', 'common:about', 'medical'),
      route('/contact', 'medical'),
      route('/blog', 'medical'),
      route('/financing', 'medical'),
    ],
  },
};
const show = (namespace: string, key: string) =>
  showPage(
    <QueryClientProvider client={queryClient}>
      <AppearsOn text={{ language: 'es-MX', namespace, key }} />
    </QueryClientProvider>,
    { respond: ({ path }) => ({ body: files[path] }) },
  );

afterEach(cleanUp);

test('a text links to its pages in its language; beyond three they are only counted', async () => {
  show('medical', 'lasik');
  const links = await screen.findAllByRole('link', { name: /opens a new tab/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/es-MX/about',
    '/es-MX/contact',
    '/es-MX/blog',
  ]);
  expect(screen.getByText(/and 1 more/)).toBeTruthy();
});

test('the home page has only the language as its address, and the text opens there for editing', async () => {
  const { user } = show('common', 'home.title');
  const [link, edit] = await screen.findAllByRole('link');
  expect([link, edit].map((one) => one!.getAttribute('href'))).toEqual(['/es-MX', '/es-MX']);
  edit!.addEventListener('click', (event) => event.preventDefault());
  await user.click(edit!);
  expect(sessionStorage.getItem('lens_overlay')).toBe('in-context');
  expect(sessionStorage.getItem('lens_in_context_text')).toBe('common:home.title');
});
