import { screen, within } from '@testing-library/react';
import { copy } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { Page } from './terms';

describe('Terms page', () => {
  it('is marked as a draft, and leaves the law to counsel [LEGAL-3]', () => {
    renderPage(<Page />);
    expect(screen.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeTruthy();
    expect(screen.getByText(copy('legal.draft'))).toBeTruthy();
    const changes = within(screen.getByRole('region', { name: copy('terms.changes.title') }));
    expect(changes.getByText(copy('terms.changes.law'))).toBeTruthy();
  });

  it('says that pages are no advice, that requests are no appointments, and which language counts', () => {
    renderPage(<Page />);
    const chapter = (name: string) => within(screen.getByRole('region', { name }));
    const advice = chapter(copy('terms.advice.title'));
    expect(advice.getByText(copy('terms.advice.pages'))).toBeTruthy();
    const requests = chapter(copy('terms.requests.title'));
    expect(requests.getByText(copy('terms.requests.request'))).toBeTruthy();
    const languages = chapter(copy('terms.languages.title'));
    expect(languages.getByText(copy('terms.languages.text'))).toBeTruthy();
  });
});
