import { readdirSync } from 'node:fs';
import path from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { PublicImage } from '@lens/contracts/media';
import { fakeView } from '../../testing/in-view';
import { renderPage } from '../../testing/render-page';
import { Image } from './Image';
import { MediaImage } from './MediaImage';
import { SceneImage } from './SceneImage';
import { sceneFormats, sceneNames, sceneWidths } from './scene-names';

const boat = { src: '/boat.jpg', alt: 'A boat', width: 1200, height: 800, sizes: '100vw' };
const sets = { avif: '/boat-400.avif 400w', webp: '/boat-400.webp 400w' };

const picture = () => document.querySelector('img');
const shown = () => document.querySelector('.frame')!;
const sources = () =>
  [...document.querySelectorAll('source')].map(({ type, srcset, sizes }) => ({ type, srcset, sizes }));

let approach: () => void;
const comeNear = () => act(() => approach());
beforeEach(() => {
  approach = fakeView();
});

/** Makes pictures complete before React listens to them: loaded, or failed with a width of 0. */
function mockComplete(width: number) {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
}
afterEach(() => jest.restoreAllMocks());

describe('Image element', () => {
  it('waits until a tenth of it is within 50 px of the window [IMAGE-8]', () => {
    const asked = jest.fn();
    const View = window.IntersectionObserver;
    window.IntersectionObserver = class extends View {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options);
        asked(options);
      }
    };
    render(<Image {...boat} />);
    expect(asked.mock.calls).toEqual([[{ rootMargin: '50px', threshold: 0.1 }]]);
    expect(picture()).toBeNull();
    comeNear();
    expect(picture()!.getAttribute('src')).toBe('/boat.jpg');
  });

  it('does not wait where a browser cannot say what is near', () => {
    Object.assign(window, { IntersectionObserver: undefined });
    render(<Image {...boat} />);
    expect(picture()).not.toBeNull();
  });

  it('shows its placeholder until it is loaded [IMAGE-5]', () => {
    render(<Image {...boat} placeholder="/boat-tiny.webp" />);
    const tiny = document.querySelector('svg image')!;
    expect(tiny.getAttribute('href')).toBe('/boat-tiny.webp');
    comeNear();
    expect(shown().hasAttribute('data-outcome')).toBe(false);
    fireEvent.load(picture()!);
    expect(shown().getAttribute('data-outcome')).toBe('loaded');
  });

  it('falls back to its placeholder on an error, and says there what is missing [IMAGE-6]', () => {
    render(<Image {...boat} />);
    comeNear();
    fireEvent.error(picture()!);
    expect(picture()).toBeNull();
    expect(screen.getByRole('img', { name: 'A boat' }).tagName).toBe('svg');
    expect(document.querySelectorAll('svg circle')).toHaveLength(3);
  });

  it('tries again at another address after an error', () => {
    const { rerender } = render(<Image {...boat} />);
    comeNear();
    fireEvent.error(picture()!);
    rerender(<Image {...boat} src="/other.jpg" />);
    expect(picture()!.getAttribute('src')).toBe('/other.jpg');
  });

  it.each([
    ['came', 800, 'loaded'],
    ['failed', 0, 'failed'],
  ])('learns what %s before React was there [IMAGE-6]', (_, width, outcome) => {
    mockComplete(width);
    render(<Image {...boat} priority />);
    expect(shown().getAttribute('data-outcome')).toBe(outcome);
    expect(picture() === null).toBe(outcome === 'failed');
  });

  it('is heard once at every stage, and not at all without a text', () => {
    const { rerender } = render(<Image {...boat} />);
    expect(screen.getAllByRole('img', { name: 'A boat' })).toHaveLength(1);
    comeNear();
    expect(screen.getAllByRole('img', { name: 'A boat' })).toHaveLength(1);
    rerender(<Image {...boat} alt="" />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('offers AVIF, then WebP, then what every browser knows [IMAGE-1]', () => {
    render(<Image {...boat} {...sets} srcSet="/boat-400.jpg 400w" priority />);
    expect(sources()).toEqual([
      { type: 'image/avif', srcset: '/boat-400.avif 400w', sizes: '100vw' },
      { type: 'image/webp', srcset: '/boat-400.webp 400w', sizes: '100vw' },
    ]);
    expect(picture()!.srcset).toBe('/boat-400.jpg 400w');
    expect(picture()!.sizes).toBe('100vw');
  });

  it('has its size before it is there [IMAGE-4]', () => {
    render(<Image {...boat} />);
    expect(document.querySelector('svg')!.getAttribute('viewBox')).toBe('0 0 1200 800');
    comeNear();
    expect([picture()!.getAttribute('width'), picture()!.getAttribute('height')]).toEqual(['1200', '800']);
  });

  it.each(['cover', 'contain', 'fill', 'scale-down', 'none'] as const)('fits as %s [IMAGE-3]', (fit) => {
    render(<Image {...boat} fit={fit} />);
    expect(shown().getAttribute('data-fit')).toBe(fit);
  });
});

describe('Image element on the server', () => {
  it('is plain HTML and fetched first where it has priority [IMAGE-7]', () => {
    const html = renderToString(<Image {...boat} priority />);
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('noscript');
    expect(html).not.toContain('loading="lazy"');
  });

  it('stands in a noscript where it waits, and carries no style [IMAGE-8]', () => {
    const html = renderToString(<Image {...boat} {...sets} focus={{ x: 0.1, y: 0.8 }} />);
    const [before, inside] = html.split('<noscript>');
    expect(before).not.toContain('<img');
    expect(inside).toContain('<source type="image/avif" srcSet="/boat-400.avif 400w"');
    expect(inside).toContain('src="/boat.jpg"');
    expect(html).toContain('data-x="0" data-y="3"');
    expect(html).not.toContain('style=');
  });

  it('is taken over by React as it is', () => {
    const page = (
      <>
        <Image {...boat} />
        <Image {...boat} priority />
      </>
    );
    const complaint = jest.fn();
    const container = document.createElement('main');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    render(page, { container, hydrate: true, onRecoverableError: complaint });
    expect(complaint).not.toHaveBeenCalled();
    comeNear();
    expect(document.querySelectorAll('span > picture')).toHaveLength(2);
  });
});

describe('Pictures of the site', () => {
  it('are committed at 400, 800, 1200 and 1920 in three formats, and no others [IMAGE-2]', () => {
    const assets = path.resolve(__dirname, '../../../assets');
    const files = readdirSync(assets, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(assets, path.join(entry.parentPath, entry.name)))
      // What stands beside shared links has one size and is on no page.
      .filter((file) => !file.startsWith('social/'));
    const expected = sceneNames.flatMap((name) =>
      sceneWidths.flatMap((width) => sceneFormats.map((format) => `${name}-${width}.${format}`)),
    );
    expect(sceneWidths).toEqual([400, 800, 1200, 1920]);
    expect(files.sort()).toEqual(expected.sort());
  });

  it('are asked for in every width by their name', () => {
    renderPage(<SceneImage name="hero/iris" alt="An iris" sizes="50vw" priority />);
    expect(sources().map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(sources()[0]!.srcset).toBe(
      sceneWidths.map((width) => `/remote/assets/hero/iris-${width}.avif ${width}w`).join(', '),
    );
    expect(picture()!.getAttribute('src')).toBe('/remote/assets/hero/iris-1200.jpg');
  });
});

describe('Pictures of the practice', () => {
  const image: PublicImage = {
    id: '7f3c3c0e-6f0e-4c8e-9a44-0d6f2f8f3c11',
    alt: 'Un barco',
    lng: 'es',
    width: 900,
    height: 1200,
    focal_point: { x: 0.9, y: 0.5 },
    src: '/media/boat-800.jpg',
    sources: [
      { type: 'image/avif', srcset: '/media/boat-400.avif 400w' },
      { type: 'image/webp', srcset: '/media/boat-400.webp 400w' },
      { type: 'image/jpeg', srcset: '/media/boat-400.jpg 400w, /media/boat-800.jpg 800w' },
    ],
  };

  it('come in the formats that there are, in their own proportions [IMAGE-9]', () => {
    render(<MediaImage image={image} sizes="20rem" priority />);
    expect(sources().map(({ srcset }) => srcset)).toEqual([
      '/media/boat-400.avif 400w',
      '/media/boat-400.webp 400w',
    ]);
    expect(picture()!.srcset).toBe('/media/boat-400.jpg 400w, /media/boat-800.jpg 800w');
    expect([picture()!.getAttribute('width'), picture()!.getAttribute('height')]).toEqual(['900', '1200']);
  });

  it('are described in the language that there is, and keep their point in view', () => {
    render(<MediaImage image={image} sizes="20rem" />);
    expect(screen.getByRole('img', { name: 'Un barco' }).closest('[lang]')!.getAttribute('lang')).toBe('es');
    expect(shown().getAttribute('data-x')).toBe('4');
    expect(shown().getAttribute('data-y')).toBe('2');
  });
});
