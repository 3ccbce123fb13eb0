import { screen } from '@testing-library/react';
import { copy } from '../../../testing/copy';
import { renderPage } from '../../../testing/render-page';
import { headlineOf } from '../testimonials-facts';
import { Headline } from './Headline';

describe('Figures of all stories', () => {
  it('say beside the number of procedures that not each of them reached 20/20', () => {
    renderPage(<Headline figures={headlineOf(undefined)} />);
    const counted = screen.getByText(copy('testimonials.headline.counted'));
    expect(counted.parentElement!.textContent).toContain('30,000+');
  });
});
