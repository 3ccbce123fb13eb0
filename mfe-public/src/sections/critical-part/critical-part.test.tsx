import '../../testing/browser';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { Balance } from '../Balance';
import { Candidacy } from '../Candidacy';
import { Journey } from '../Journey';

const marked = {
  journey: { recovery: 'unsigned' },
  lasik: { risks: 'english', candidacy: 'Ana\nLeo\n2026-11-20' },
};
const marks = { common: marked };
const part = { title: 'Riesgos', items: ['Uno'] };

test('a part says that its translation was not reviewed, with the same part in English one tap away [SIGN-18]', () => {
  renderPage(<Journey />, { language: 'es', at: '/procedures', marks });
  const note = screen.getByText(/todavía no ha sido revisada/);
  const link = within(note).getByRole('link', { name: 'Leer en inglés' });
  expect([link.getAttribute('href'), link.getAttribute('hreflang')]).toEqual([
    '/procedures#journey-title',
    'en',
  ]);
});

test('a part that is shown in English says why in the language of the page [SIGN-18]', () => {
  renderPage(<Balance procedure="lasik" title="Ventajas" points={[]} risks={[]} />, {
    language: 'ar',
    marks,
  });
  const risks = screen.getByRole('group');
  expect([risks.lang, risks.dir]).toEqual(['en', 'ltr']);
  const note = within(risks).getByText(/بالإنجليزية لأن/);
  expect([note.lang, note.dir]).toEqual(['ar', 'rtl']);
});

test('a part that two people signed says nothing, nor does one in English', () => {
  const candidacy = (
    <Candidacy group="common:lasik.candidacy" title="A" lead="B" suits={part} suitsNot={part} />
  );
  const { unmount } = renderPage(candidacy, { language: 'es', marks });
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  renderPage(<Journey />, { language: 'en' });
  expect(screen.queryByRole('link')).toBeNull();
});
