import { screen } from '@testing-library/react';
import { useTranslation } from '@lens/platform/i18n';
import { copy, copyIn } from './copy';
import { renderPage } from './render-page';

/** Hides from the compiler that there is no such text. */
const unknownKey = 'home.unknown' as 'home.hero.title';

const Title = ({ of }: { of: 'home.hero.title' }) => <h1>{useTranslation('common').t(of)}</h1>;

describe('Texts of tests', () => {
  it('are those of the page, with its values', () => {
    renderPage(<Title of="home.hero.title" />);
    expect(screen.getByRole('heading', { name: copy('home.hero.title') })).toBeTruthy();
    expect(copy('home.hero.lead')).toContain('Dr. Test');
  });

  it('throw for a key without a text, in a test and on a page', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => copy(unknownKey)).toThrow('There is no text home.unknown in en.');
    expect(() => renderPage(<Title of={unknownKey} />)).toThrow('There is no text home.unknown in en.');
    jest.restoreAllMocks();
  });

  it('throw for a value that nobody passed', () => {
    expect(() => copy('lasik.candidacy.age' as 'lasik.candidacy.lead')).toThrow('Nobody passed age');
  });

  it('come from the fallback of a language, but never from English', () => {
    expect(copyIn('es-MX')('legal.questions.title')).toBe(copyIn('es')('legal.questions.title'));
    expect(copyIn('ar')('legal.questions.title')).not.toBe(copy('legal.questions.title'));
  });
});
