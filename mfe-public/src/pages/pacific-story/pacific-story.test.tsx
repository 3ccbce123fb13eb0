import { fireEvent, screen, within } from '@testing-library/react';
import { fakeView } from '../../testing/in-view';
import { renderPage } from '../../testing/render-page';
import { settings } from '../../testing/settings';
import { Page } from './pacific-story';

const show = (data?: Parameters<typeof Page>[0]['data']) => renderPage(<Page data={data} params={{}} />);
const region = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => void fakeView());
afterEach(() => void (settings.videoId = null));

describe('Pacific story', () => {
  it('says that no film is set, asks nobody for one, and hints at the console all the same', () => {
    const { container } = show();
    const film = region('A film about the missions');
    expect(film.getByText('No film has been set for this page.')).toBeTruthy();
    expect(film.getByText('If the video does not load, check the browser console.')).toBeTruthy();
    expect(film.queryByRole('link')).toBeNull();
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('loads the film from the privacy-enhanced host only when asked, and logs what became of it', () => {
    settings.videoId = 'a b/c';
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { container } = show();
    const film = region('A film about the missions');
    expect(film.getByText(/check the browser console/)).toBeTruthy();
    expect(container.querySelector('iframe')).toBeNull();
    const play = film.getByRole('link', { name: 'Play the film' });
    expect(play.getAttribute('href')).toBe('https://www.youtube-nocookie.com/embed/a%20b%2Fc');
    fireEvent.click(play);
    const frame = container.querySelector('iframe')!;
    expect(frame.src).toBe('https://www.youtube-nocookie.com/embed/a%20b%2Fc');
    expect(document.activeElement).toBe(frame);
    fireEvent.load(frame);
    expect(info).toHaveBeenCalledWith('The video has loaded.');
    fireEvent.error(frame);
    expect(error).toHaveBeenCalledWith('The video could not be loaded.');
    info.mockRestore();
    error.mockRestore();
  });

  it('tells the years from 2010 to 2024, each with three figures, and where it stands', () => {
    show();
    const entries = region('From 2010 to 2024').getAllByRole('listitem');
    expect(entries.map((entry) => entry.querySelector('p')!.textContent)).toEqual([
      '2010',
      '2012',
      '2014',
      '2016',
      '2018',
      '2020',
      '2022',
      '2024',
    ]);
    for (const entry of entries) {
      expect(within(entry).getAllByRole('definition')).toHaveLength(3);
      expect(['left', 'right']).toContain(entry.dataset['side']);
    }
    expect(entries.filter((entry) => entry.hasAttribute('aria-current'))).toEqual([entries.at(-1)]);
    expect(entries.filter((entry) => entry.dataset['highlight'])).toHaveLength(1);
    expect(screen.getByText(/written for the demonstration/)).toBeTruthy();
  });

  it('adds up lives, islands, success and years, as staff keep them', () => {
    show({ figures: { pacific_islands: { value: 13, prefix: '', suffix: '' } } });
    const impact = region('What it has come to');
    for (const figure of ['650+', '13', '98%', '15+']) expect(impact.getByText(figure)).toBeTruthy();
  });

  it('shows scenes, what it holds to, both missions, and when the next one leaves', () => {
    show();
    expect(region('What a mission looks like').getAllByRole('figure')).toHaveLength(4);
    expect(region('What we hold to').getAllByRole('listitem')).toHaveLength(3);
    expect(region('One surgeon, two missions')).toBeTruthy();
    expect(screen.getByRole('complementary', { name: 'The next Pacific mission March 2025' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Schedule Consultation' }).getAttribute('href')).toBe('/contact');
  });
});
