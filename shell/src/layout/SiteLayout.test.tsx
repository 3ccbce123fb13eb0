import './testing/browser';
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { languages, type LanguageCode } from '@lens/contracts/languages';
import { groupOf } from '@lens/contracts/sign-off-marks';
import { flattenTree, nestTexts, type TextTree } from '@lens/contracts/text-tree';
import { reportMachineText } from '../i18n/live/shown-machine-text';
import { NotFound, RemoteFailure } from './PageNotice';
import { SiteLayout } from './SiteLayout';
import { navigationFile } from './testing/navigation-file';
import { entry, renderLayout } from './testing/render-layout';
import { settings } from './testing/settings';

const page = (
  <SiteLayout>
    <h1>A page</h1>
  </SiteLayout>
);
const all = { hidden: true };
const failure = navigationFile('en')['failure'] as { title: string; body: string; offline: string };
/** Mexican Spanish leaves these texts to Spanish. */
const translated = languages
  .map(({ code }): LanguageCode => code)
  .filter((code) => code !== 'en' && code !== 'es-MX');

describe('Public layout', () => {
  afterEach(() => jest.restoreAllMocks());

  it('puts the page in the main landmark, to which the skip link leads', () => {
    renderLayout(page);
    expect(within(screen.getByRole('main')).getByText('A page')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main');
    expect(screen.getByRole('main').id).toBe('main');
  });

  it('floats a call button, and a link to the contact page if there is one [LAYOUT-1]', () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T10:00-08:00'));
    renderLayout(page);
    const control = within(screen.getByRole('complementary', { name: 'Reach the practice' }));
    expect(control.getByRole('link', { name: /Call now/ }).getAttribute('href')).toBe('tel:+15625550100');
    expect(control.getByRole('link', { name: 'Schedule Consultation' }).getAttribute('href')).toBe(
      '/contact',
    );
  });

  it.each([
    ['/contact', '/contact#request'],
    ['/contact?procedure=icl', '/contact?procedure=icl#request'],
    ['/contact?sent=LV-7K3M-9QXD', '/contact'],
  ])('links on %s to the form, with what its query has prefilled', (at, form) => {
    renderLayout(page, { at });
    const control = within(screen.getByRole('complementary', { name: 'Reach the practice' }));
    expect(control.getByRole('link', { name: 'Schedule Consultation' }).getAttribute('href')).toBe(form);
  });

  it('names the emergency line while the practice is closed, and no number is named wrongly', () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T10:00-08:00'));
    renderLayout(page);
    const control = within(screen.getByRole('complementary', { name: 'Reach the practice' }));
    const numbers = ['Emergency line', 'Call now'].map((name) =>
      control.getByRole('link', { name: new RegExp(name) }).getAttribute('href'),
    );
    expect(numbers).toEqual(['tel:+15625550142', 'tel:+15625550100']);
  });

  it('links to no page that does not exist [PRODUCT-2]', () => {
    renderLayout(page, { navigation: [entry('home', '/')] });
    const addresses = screen
      .getAllByRole<HTMLAnchorElement>('link', all)
      .map((link) => link.getAttribute('href'));
    expect(addresses).not.toContain('/contact');
    expect(addresses).toContain('/');
  });

  it('shows the networks that staff set, the contact item and the logo to home [LAYOUT-2]', () => {
    renderLayout(page);
    const header = within(screen.getByRole('banner'));
    for (const { network, url } of settings.social) {
      const name = network === 'x' ? 'X' : 'Facebook';
      expect(header.getByRole('link', { name }).getAttribute('href')).toBe(url);
    }
    expect(header.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
    expect(header.getByRole('link', { name: 'Test Practice, home page' }).getAttribute('href')).toBe('/');
  });

  it('has the practice’s name before the networks, for screen readers and the keyboard', () => {
    renderLayout(page);
    const links = within(screen.getByRole('banner')).getAllByRole('link', all);
    const [name, network] = ['Test Practice, home page', 'Facebook'].map((label) =>
      links.findIndex((link) => link.getAttribute('aria-label') === label),
    );
    expect(name).toBe(1);
    expect(network).toBeGreaterThan(1);
  });

  it('ends with the practice’s name, address, phone and hours [LAYOUT-6]', () => {
    renderLayout(page);
    const footer = screen.getByRole('contentinfo');
    expect(footer.textContent).toContain('Test Practice');
    expect(footer.textContent).toContain('Lakewood, CA 90712');
    expect(
      within(footer)
        .getByRole('link', { name: /555-0142/ })
        .getAttribute('href'),
    ).toBe('tel:+15625550142');
    expect(within(footer).getByRole('rowheader').textContent).toBe('Monday – Friday');
  });

  it('says only in demo mode that everything is invented [LAYOUT-10]', () => {
    const demo = /^Demonstration/;
    const { unmount } = renderLayout(page);
    expect(screen.getByText(demo)).toBeTruthy();
    unmount();
    renderLayout(page, { demo: false });
    expect(screen.queryByText(demo)).toBeNull();
  });

  /** The marks of a page all of whose texts two people have signed. */
  const signed = (language: LanguageCode, mark = 'Ana Ruiz\nLeo Paz\n2026-03-01') => ({
    navigation: nestTexts(
      [...flattenTree(navigationFile(language) as TextTree).keys()].map(
        (key) => [groupOf(key), mark] as const,
      ),
    ),
  });

  it.each(translated)(
    'says in %s that the translation is a draft, or who has translated and reviewed all of it, and when [SIGN-14]',
    (language) => {
      const { draft, readEnglish, reviewed } = navigationFile(language)['footer'] as Record<string, string>;
      const { unmount } = renderLayout(page, { language });
      expect(screen.getByRole('contentinfo').textContent).toContain(draft);
      expect(screen.getByRole('link', { name: readEnglish }).getAttribute('href')).toBe('/here');
      unmount();
      renderLayout(page, { language, marks: signed(language) });
      const footer = screen.getByRole('contentinfo').textContent;
      const style = { day: 'numeric', month: 'long', year: 'numeric' } as const;
      const day = new Intl.DateTimeFormat(language, style).format(new Date(2026, 2, 1));
      const names = new Intl.ListFormat(language).format(['Ana Ruiz', 'Leo Paz']);
      expect(footer).toContain(reviewed!.replace('{{name}}', names).replace('{{date}}', day));
      expect(footer).not.toContain(draft);
    },
  );

  it('names nobody if a single group of the page is not signed [SIGN-14]', () => {
    const marks = signed('es');
    marks.navigation['contact'] = { call: 'unsigned' };
    for (const one of [marks, { navigation: { ...marks.navigation, contact: {} } }]) {
      const { unmount } = renderLayout(page, { language: 'es', marks: one });
      expect(screen.getByRole('contentinfo').textContent).not.toContain('Ana Ruiz');
      unmount();
    }
  });

  it.each(translated)(
    'says in %s which part was not reviewed, if a page shows testimonials or articles',
    (language) => {
      const { reviewed, reviewedInPart } = navigationFile(language)['footer'] as Record<string, string>;
      renderLayout(page, { language, marks: signed(language), hasStaffTexts: true });
      const footer = screen.getByRole('contentinfo').textContent;
      expect(footer).toContain(reviewedInPart!.split('{{')[0]!);
      expect(footer).toContain(reviewedInPart!.split('}}').at(-1)!);
      expect(footer).not.toContain(reviewed!.split('{{')[0] || reviewed!.split('}}').at(-1)!);
    },
  );

  it('names no reviewer while the page shows a live translation', () => {
    renderLayout(page, { language: 'ko', marks: signed('ko') });
    let remove = () => undefined as void;
    act(() => void (remove = reportMachineText()));
    const footer = () => screen.getByRole('contentinfo').textContent;
    const { machine } = navigationFile('ko')['footer'] as Record<string, string>;
    expect(footer()).toContain(machine);
    expect(footer()).not.toContain('Ana Ruiz');
    act(remove);
    expect(footer()).toContain('Ana Ruiz');
  });

  it('changes the language in place by a remote’s link to the open page, and by no other link [SIGN-15]', () => {
    const choose = jest.fn();
    const link = (href: string, hrefLang: string, name: string) => (
      <a href={href} hrefLang={hrefLang}>
        {name}
      </a>
    );
    const links = (
      <SiteLayout>
        {link('/here#risks', 'en', 'same')}
        {link('/elsewhere', 'en', 'other page')}
        {link('/here', 'xx', 'no language')}
      </SiteLayout>
    );
    renderLayout(links, { language: 'es', choose });
    for (const name of ['other page', 'no language']) fireEvent.click(screen.getByRole('link', { name }));
    fireEvent.click(screen.getByRole('link', { name: 'same' }), { ctrlKey: true });
    expect(choose).not.toHaveBeenCalled();
    const event = createEvent.click(screen.getByRole('link', { name: 'same' }));
    fireEvent(screen.getByRole('link', { name: 'same' }), event);
    expect(choose.mock.calls).toEqual([['en']]);
    expect(event.defaultPrevented).toBe(true);
  });

  it('says nothing about a translation in English', () => {
    renderLayout(page);
    expect(screen.getByRole('contentinfo').textContent).not.toMatch(/draft|reviewed/);
  });

  it('offers a retry in place of a part that failed to load', () => {
    const retry = jest.fn();
    renderLayout(<RemoteFailure onRetry={retry} retrying={false} />);
    const title = { name: failure.title };
    expect(screen.getByRole('heading', { level: 1, ...title })).toBeTruthy();
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('says that the browser is offline, and loads the part once it is online again', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const retry = jest.fn();
    renderLayout(<RemoteFailure onRetry={retry} retrying={false} />);
    expect(screen.getByText(failure.offline)).toBeTruthy();
    expect(screen.queryByText(failure.body)).toBeNull();
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.getByText(failure.body)).toBeTruthy();
    online.mockRestore();
  });

  it('leaves the document’s heading to the page’s text, if that is shown too', () => {
    renderLayout(<RemoteFailure onRetry={jest.fn()} retrying={false} beside />);
    expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it('links from an unknown address to the home page, to suggested pages and to the phone [PRODUCT-2]', () => {
    const navigation = [entry('home', '/'), entry('procedures', '/procedures'), entry('contact', '/contact')];
    renderLayout(<NotFound />, { navigation });
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Go to the home page', '/'],
      ['Procedures', '/procedures'],
      ['Contact', '/contact'],
      ['Call +1 (562) 555-0142', 'tel:+15625550142'],
    ]);
  });

  it('spells email without a hyphen, at which a line could break', () => {
    expect(JSON.stringify(navigationFile('en'))).not.toMatch(/e[-‐‑]mail/i);
  });

  it.each(['es', 'ar'] as const)('has every text in %s that it has in English', (language) => {
    const keys = (tree: object, prefix = ''): string[] =>
      Object.entries(tree).flatMap(([key, value]) =>
        typeof value === 'string' ? [prefix + key] : keys(value as object, `${prefix}${key}.`),
      );
    expect(keys(navigationFile(language))).toEqual(keys(navigationFile('en')));
  });
});
