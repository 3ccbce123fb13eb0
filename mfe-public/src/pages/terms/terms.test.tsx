import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { Page } from './terms';

describe('Terms page', () => {
  it('is marked as a draft, and leaves the law to counsel [LEGAL-3]', () => {
    renderPage(<Page />);
    expect(screen.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeTruthy();
    expect(screen.getByText(/^This is a draft\./)).toBeTruthy();
    const changes = within(screen.getByRole('region', { name: 'Changes and law' }));
    expect(changes.getByText(/for the practice’s counsel to complete/)).toBeTruthy();
  });

  it('says that pages are no advice, that requests are no appointments, and which language counts', () => {
    renderPage(<Page />);
    const chapter = (name: string) => within(screen.getByRole('region', { name }));
    expect(chapter('Information, not advice').getByText(/do not replace an examination/)).toBeTruthy();
    expect(chapter('Requests and appointments').getByText(/not an appointment/)).toBeTruthy();
    expect(chapter('Languages').getByText(/the English text counts/)).toBeTruthy();
  });
});
