import { nameInlinedStyles } from './inlined-styles';

const named = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((link) => [
    link.dataset['href'],
    link.getAttribute('href'),
  ]);

beforeEach(() => {
  document.head.innerHTML =
    '<style data-href="latin.css">p {}</style><style data-prefix="mfe-some-" data-href="page.css section.css">b {}</style><style>i {}</style>';
});

describe('Style sheets that came with the page', () => {
  it('are each known by name to whatever looks for them, and fetched by nobody', () => {
    nameInlinedStyles();
    expect(named()).toEqual([
      ['latin.css', null],
      ['mfe-some-page.css', null],
      ['mfe-some-section.css', null],
    ]);
  });
});
