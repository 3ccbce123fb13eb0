import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { Page } from './technology';

const region = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  renderPage(<Page data={undefined} params={{}} />);
});

describe('Technology', () => {
  it('begins with the room in which its machines stand', () => {
    const picture = screen.getByRole<HTMLImageElement>('img', { name: /^Line drawing of a laser suite/ });
    expect(picture.src).toContain('hero/suite');
  });

  it('leaves the lasers of missions where the stories of missions have them', () => {
    expect(screen.getByText(/Lasers do not travel: they stand at the base in Guam/)).toBeTruthy();
  });

  it.each([
    ['Femtosecond laser', '15-micron precision'],
    ['Excimer laser', 'Under 60 seconds per eye'],
    ['Corneal topographer', '22,000 data points'],
  ])(
    'has a card for the %s: technology, innovation, benefits, picture, and its limit [TECHNOLOGY-1, TECHNOLOGY-2, SHAPES-7]',
    (name, figure) => {
      const card = within(screen.getByRole('article', { name }));
      expect(card.getByText(figure)).toBeTruthy();
      expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
        'Technology',
        'Innovation',
        'Benefits',
        'Its limit',
      ]);
      expect(card.getAllByRole('definition')).toHaveLength(6);
      const picture = card.getByRole<HTMLImageElement>('img');
      expect(picture.alt).not.toBe('');
      expect(picture.src).toMatch(/\.jpg$/);
      expect(picture.parentElement!.querySelector('source[type="image/webp"]')).not.toBeNull();
    },
  );

  it('keeps the order of the cards [TECHNOLOGY-1]', () => {
    expect(screen.getAllByRole('article').map((card) => card.querySelector('h3')!.textContent)).toEqual([
      'Femtosecond laser',
      'Excimer laser',
      'Corneal topographer',
    ]);
  });

  it('says how fast the mobile suite stands and how rarely the line is silent [TECHNOLOGY-3]', () => {
    expect(region('Innovations').getByText('Setup under 30 minutes')).toBeTruthy();
    expect(region('Telemedicine').getByText('99.99% uptime')).toBeTruthy();
  });

  it('has safety standards and says that harm stays possible [TECHNOLOGY-4]', () => {
    const safety = region('Safety standards');
    expect(safety.getAllByRole('listitem')).toHaveLength(5);
    expect(safety.getByText(/do not make it impossible/)).toBeTruthy();
  });

  it('quotes the surgeon about it, plainly as a sample [TECHNOLOGY-5]', () => {
    const philosophy = region('Philosophy');
    expect(philosophy.getByRole('blockquote')).toBeTruthy();
    expect(philosophy.getByText('Dr. Test')).toBeTruthy();
    expect(philosophy.getByText(/This is a demonstration/)).toBeTruthy();
  });

  it('ends with the consultation [TECHNOLOGY-6]', () => {
    const closing = region('See the map of your own eye.');
    expect(closing.getByRole('link', { name: 'Schedule Consultation' }).getAttribute('href')).toBe(
      '/contact',
    );
  });
});
