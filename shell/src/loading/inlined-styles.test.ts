import { markInlinedStyles } from './inlined-styles';

const links = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((link) => [
    link.dataset['href'],
    link.getAttribute('href'),
  ]);

beforeEach(() => {
  document.head.innerHTML =
    '<style data-href="latin.css">p {}</style><style data-prefix="mfe-some-" data-href="page.css section.css">b {}</style><style>i {}</style>';
});

describe('Style sheets that came with the page', () => {
  it('have a link each, by which chunk loaders find them, and which loads nothing', () => {
    markInlinedStyles();
    expect(links()).toEqual([
      ['latin.css', null],
      ['mfe-some-page.css', null],
      ['mfe-some-section.css', null],
    ]);
  });
});
