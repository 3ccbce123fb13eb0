/** A fault that somebody could introduce into a page. */
export interface Defect {
  /** The criterion of WCAG 2.2 that it breaks. */
  criterion: string;
  name: string;
  /** Markup to add to the main part, or a change to the document. */
  fault: string | (() => void);
  /** Who notices the fault, where neither engine is sure of it. */
  instead?: string;
}

export const defects: Defect[] = [
  {
    criterion: '1.1.1',
    name: 'a picture without a text',
    fault: '<img src="/static/favicon.svg" width="40">',
  },
  {
    criterion: '1.1.1',
    name: 'a drawing that is a picture and has no name',
    fault: '<svg role="img" width="40" height="40"><circle r="9" /></svg>',
  },
  {
    criterion: '1.2.2',
    name: 'a film without captions',
    fault: '<video controls></video>',
    instead: 'whoever sets the film of the Pacific story: its host is asked for captions',
  },
  {
    criterion: '1.3.1',
    name: 'an entry outside its list',
    fault: '<div><li>Someone to drive you home</li></div>',
  },
  {
    criterion: '1.3.1',
    name: 'a list with something else in it',
    fault: '<ul><div>Insurance cards</div></ul>',
  },
  {
    criterion: '1.3.1',
    name: 'a heading that skips a level',
    fault: () => {
      const heading = Object.assign(document.createElement('h6'), { textContent: 'Recovery' });
      document.querySelector('main h2')!.replaceWith(heading);
    },
  },
  {
    criterion: '1.3.1',
    name: 'a heading that only looks like one',
    fault: '<p><b>What to bring</b></p><p>Your glasses.</p>',
    instead: 'reading the page by its headings before it is published',
  },
  {
    criterion: '1.3.5',
    name: 'a field whose purpose is no purpose',
    fault: '<label>Name <input autocomplete="first-name"></label>',
  },
  { criterion: '4.1.2', name: 'a role that there is not', fault: '<div role="knob">9</div>' },
  {
    criterion: '1.4.3',
    name: 'text that is too pale',
    fault: '<p style="color: #bbb; background: #fff">It takes fifteen minutes.</p>',
  },
  {
    criterion: '1.4.4',
    name: 'a page that may not be enlarged',
    fault: () =>
      document
        .querySelector('meta[name="viewport"]')!
        .setAttribute('content', 'width=device-width, user-scalable=no, maximum-scale=1'),
  },
  {
    criterion: '1.4.10',
    name: 'a part that is wider than a phone',
    fault: '<p style="inline-size: 90rem">Recovery</p>',
    instead:
      '`Every page without JavaScript reads, has one heading of the first level and its landmarks, and fits 320 px`',
  },
  {
    criterion: '1.4.11',
    name: 'a field whose border is as pale as its ground',
    fault: '<label>Name <input style="border: 1px solid #eee; background: #fff"></label>',
    instead: 'whoever looks at the screenshots of every page, light and dark',
  },
  {
    criterion: '1.4.12',
    name: 'text whose spacing is fixed',
    fault: '<p style="line-height: 1 !important; letter-spacing: 0 !important">Rest with closed eyes.</p>',
  },
  {
    criterion: '2.1.1',
    name: 'a button that only a mouse can press',
    fault: () => {
      const button = document.createElement('div');
      button.textContent = 'Show more';
      button.addEventListener('click', () => undefined);
      document.querySelector('main > *')!.append(button);
    },
    instead: 'review: what can be pressed is a link, a button or a summary, and works without JavaScript',
  },
  {
    criterion: '2.2.2',
    name: 'text that moves by itself',
    fault: '<marquee>Free consultation</marquee>',
  },
  {
    criterion: '2.4.1',
    name: 'a page without its main part',
    fault: () => {
      const main = document.querySelector('main')!;
      const plain = document.createElement('div');
      plain.append(...main.childNodes);
      main.replaceWith(plain);
    },
  },
  {
    criterion: '2.4.2',
    name: 'a page without a title',
    fault: () => document.querySelector('title')!.remove(),
  },
  {
    criterion: '2.4.3',
    name: 'an order of its own',
    fault: '<a href="/contact" tabindex="7">Write to us</a>',
  },
  { criterion: '2.4.4', name: 'a link that says nothing', fault: '<a href="/contact"></a>' },
  {
    criterion: '2.4.7',
    name: 'focus that cannot be seen',
    fault: '<style>:focus-visible { outline: none !important; box-shadow: none !important }</style>',
    instead: 'whoever goes through every page with a keyboard before it is published',
  },
  {
    criterion: '2.5.8',
    name: 'targets too small and too close',
    fault:
      '<p><a href="/a" style="display: inline-block; font-size: 8px; line-height: 8px; inline-size: 8px; min-block-size: 0; min-inline-size: 0">a</a><a href="/b" style="display: inline-block; font-size: 8px; line-height: 8px; inline-size: 8px; min-block-size: 0; min-inline-size: 0">b</a></p>',
  },
  {
    criterion: '3.1.1',
    name: 'a page in no language',
    fault: () => document.documentElement.removeAttribute('lang'),
  },
  { criterion: '3.1.2', name: 'a part in a language that is none', fault: '<p lang="xx-nowhere">Aloha</p>' },
  {
    criterion: '3.2.2',
    name: 'a choice that leads away by itself',
    fault: () => {
      const select = document.createElement('select');
      select.setAttribute('aria-label', 'Procedure');
      select.append(new Option('LASIK'), new Option('PRK'));
      select.addEventListener('change', () => location.assign('/contact'));
      document.querySelector('main > *')!.append(select);
    },
    instead: 'review: filters are links, or forms with a button',
  },
  { criterion: '3.3.2', name: 'a field without a label', fault: '<input type="text">' },
  { criterion: '4.1.2', name: 'a button without a name', fault: '<button type="button"></button>' },
  {
    criterion: '4.1.2',
    name: 'a state that cannot be',
    fault: '<button type="button" aria-expanded="maybe">Menu</button>',
  },
  {
    criterion: '4.1.3',
    name: 'a message that nobody announces',
    fault: '<p>Your request has been sent.</p>',
    instead:
      '`Composition the next page comes without a document load, with its title, focus and announcement`',
  },
];
