import { act, fireEvent, screen, within } from '@testing-library/react';
import { copy } from '../../testing/copy';
import { fakeView } from '../../testing/in-view';
import { renderPage } from '../../testing/render-page';
import { settings } from '../../testing/settings';
import { Page } from './pacific-story';

const show = (data?: Parameters<typeof Page>[0]['data']) => renderPage(<Page data={data} params={{}} />);
const region = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => void fakeView());
afterEach(() => void (settings.videoId = null));

describe('Pacific story', () => {
  it('has a drawn film of its own in the demo: three scenes, each told in a sentence [STORY-4]', () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { container } = show();
    const film = region(copy('pacificStory.film.title'));
    expect(film.getByText(copy('pacificStory.film.hint')).closest('details')!.open).toBe(false);
    fireEvent.click(film.getByRole('button', { name: copy('pacificStory.film.play') }));
    expect(info).toHaveBeenCalledWith('The video has loaded.');
    const scenes = within(screen.getByRole('group', { name: copy('pacificStory.film.title') }));
    const steps = within(scenes.getByRole('list')).getAllByRole('button');
    expect(steps).toHaveLength(3);
    fireEvent.click(steps[2]!);
    expect(container.querySelector('[data-scene=return]')).not.toBeNull();
    expect(scenes.getByText(copy('pacificStory.film.scenes.return'))).toBeTruthy();
    expect(container.querySelector('iframe')).toBeNull();
    info.mockRestore();
  });

  describe('with the drawn film', () => {
    const scene = (container: HTMLElement) =>
      container.querySelector('[data-scene]')!.getAttribute('data-scene');
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
    const button = (name: string) => screen.getByRole('button', { name });
    beforeEach(() => {
      jest.useFakeTimers();
      jest.spyOn(console, 'info').mockImplementation(() => undefined);
    });
    afterEach(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
    });

    it('rests where somebody pauses it, and goes on from there', () => {
      const { container } = show();
      fireEvent.click(button(copy('pacificStory.film.play')));
      pass(5000);
      fireEvent.click(button(copy('pacificStory.film.pause')));
      expect(container.querySelector('[data-rests]')).not.toBeNull();
      pass(60_000);
      expect(scene(container)).toBe('sea');
      fireEvent.click(button(copy('pacificStory.film.play')));
      expect(container.querySelector('[data-rests]')).toBeNull();
      pass(999);
      expect(scene(container)).toBe('sea');
      pass(1);
      expect(scene(container)).toBe('eye');
    });

    it('comes to rest at its end, and is played again from its beginning', () => {
      const { container } = show();
      fireEvent.click(button(copy('pacificStory.film.play')));
      pass(6000);
      pass(6000);
      expect(scene(container)).toBe('return');
      pass(6000);
      expect(container.querySelector('[data-rests]')).not.toBeNull();
      fireEvent.click(button(copy('pacificStory.film.play')));
      expect(scene(container)).toBe('sea');
      pass(6000);
      expect(scene(container)).toBe('eye');
    });
  });

  it('shows the picture alone where no film is set, and nothing that seems to be missing', () => {
    settings.demo = false;
    const { container } = show();
    expect(screen.queryByRole('region', { name: copy('pacificStory.film.title') })).toBeNull();
    expect(screen.queryByRole('button', { name: copy('pacificStory.film.play') })).toBeNull();
    for (const name of ['hint', 'privacy', 'trouble', 'own'] as const)
      expect(container.textContent).not.toContain(copy(`pacificStory.film.${name}`));
    settings.demo = true;
  });

  describe('with a film', () => {
    const host = 'https://www.youtube-nocookie.com';
    let info: jest.SpyInstance;
    let error: jest.SpyInstance;
    beforeEach(() => {
      settings.videoId = 'a b/c';
      info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
      error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      jest.useFakeTimers();
    });
    afterEach(() => {
      jest.useRealTimers();
      info.mockRestore();
      error.mockRestore();
    });
    const play = () => {
      const { container } = show();
      const film = region(copy('pacificStory.film.title'));
      expect(film.getByText(copy('pacificStory.film.hint')).closest('details')!.open).toBe(false);
      expect(container.querySelector('iframe')).toBeNull();
      const link = film.getByRole('link', { name: copy('pacificStory.film.play') });
      expect(link.getAttribute('href')).toBe(`${host}/embed/a%20b%2Fc`);
      fireEvent.click(link);
      return container.querySelector('iframe')!;
    };
    const say = (frame: HTMLIFrameElement, origin: string) =>
      act(
        () =>
          void window.dispatchEvent(
            new MessageEvent('message', { origin, source: frame.contentWindow, data: '{"event":"onReady"}' }),
          ),
      );

    it('loads it from the privacy-enhanced host only when asked, and logs that it has loaded when the player says so [STORY-1]', () => {
      const frame = play();
      expect(frame.src).toBe(`${host}/embed/a%20b%2Fc?enablejsapi=1`);
      expect(document.activeElement).toBe(frame);
      // A frame loads even where its host cannot be reached.
      fireEvent.load(frame);
      say(frame, 'https://elsewhere.test');
      expect(info).not.toHaveBeenCalled();
      say(frame, host);
      expect(info).toHaveBeenCalledWith('The video has loaded.');
      act(() => void jest.advanceTimersByTime(60_000));
      expect(error).not.toHaveBeenCalled();
      expect(screen.getByText(copy('pacificStory.film.hint')).closest('details')!.open).toBe(false);
    });

    it('logs and says after ten seconds without an answer that it did not arrive, with the hint [STORY-2]', () => {
      const frame = play();
      fireEvent.load(frame);
      act(() => void jest.advanceTimersByTime(9_900));
      expect(error).not.toHaveBeenCalled();
      act(() => void jest.advanceTimersByTime(200));
      expect(error).toHaveBeenCalledWith('The video could not be loaded.');
      expect(info).not.toHaveBeenCalled();
      expect(screen.getByRole('alert').textContent).toBe(copy('pacificStory.film.failed'));
      const hint = screen.getByText('If the video does not load, check the browser console.');
      expect(hint.closest('details')!.open).toBe(true);
      // Nobody is asked for ever; a frame that loads later is asked once more.
      const asked = jest.spyOn(frame.contentWindow!, 'postMessage');
      act(() => void jest.advanceTimersByTime(60_000));
      expect(asked).not.toHaveBeenCalled();
      fireEvent.load(frame);
      act(() => void jest.advanceTimersByTime(60_000));
      expect(asked.mock.calls.length).toBeGreaterThan(0);
      expect(asked.mock.calls.length).toBeLessThan(60);
      say(frame, host);
      expect(info).toHaveBeenCalledWith('The video has loaded.');
    });
  });

  it('tells the years from 2010 to 2024, each with three figures, and where it stands [STORY-5, SHAPES-4]', () => {
    show();
    const entries = region(copy('pacificStory.timeline.title', { from: 2010, to: 2024 })).getAllByRole(
      'listitem',
    );
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
      expect(entry.querySelectorAll('[data-lit]').length).toBeGreaterThan(1);
    }
    expect(entries.filter((entry) => entry.hasAttribute('aria-current'))).toEqual([entries.at(-1)]);
    expect(entries.filter((entry) => entry.dataset['highlight'])).toHaveLength(1);
    expect(screen.getByText(copy('pacificStory.timeline.sample'))).toBeTruthy();
  });

  it('adds up lives, islands, success and years, as staff keep them [STORY-6]', () => {
    show({ figures: { pacific_islands: { value: 13, prefix: '', suffix: '' } }, mission: null });
    const impact = region(copy('pacificStory.impact.title'));
    for (const figure of ['650+', '13', '98%', '15+']) expect(impact.getByText(figure)).toBeTruthy();
  });

  it('shows scenes, what it holds to, both missions, and when the next one leaves [STORY-7]', () => {
    show();
    expect(region(copy('pacificStory.pictures.title')).getAllByRole('figure')).toHaveLength(4);
    expect(region(copy('pacificStory.philosophy.title')).getAllByRole('listitem')).toHaveLength(3);
    expect(region(copy('dualMission.title'))).toBeTruthy();
    const past = `${copy('pacificStory.next.past')} March 2025`;
    expect(screen.getByRole('complementary', { name: past })).toBeTruthy();
    const schedule = screen.getByRole('link', { name: copy('actions.schedule') });
    expect(schedule.getAttribute('href')).toBe('/contact');
  });

  it('calls a mission the next one while it is to come, and says nothing of one that nobody has set [STORY-8]', () => {
    const { unmount } = show({ figures: {}, mission: { month: '2027-03', isOver: false } });
    const next = `${copy('pacificStory.next.title')} March 2027`;
    expect(screen.getByRole('complementary', { name: next })).toBeTruthy();
    unmount();
    show({ figures: {}, mission: null });
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
