import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page';
import { headlineOf } from '../testimonials-facts';
import { Headline } from './Headline';

describe('Figures of all stories', () => {
  it('say beside the number of procedures that not each of them reached 20/20', () => {
    renderPage(<Headline figures={headlineOf(undefined)} />);
    const counted = screen.getByText(/Not each of them reached 20\/20\./);
    expect(counted.parentElement!.textContent).toContain('30,000+');
  });
});
