import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { account } from '../fixtures/sign-in.ts';
import { withOneText } from './desk-answers.ts';
import { deskStates } from './desk-states.ts';
import { saveElsewhere } from './save-elsewhere.ts';
import type { State } from './state.ts';

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const press = (name: string | RegExp) => (page: Page) => button(name)(page).click();
const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
const firstName = (page: Page) => page.locator('[data-primary]').first();
const escape = (page: Page) => page.keyboard.press('Escape');

const menu = (page: Page) => page.getByRole('menu');

/** Replaces the API's answer from now on. */
const stubAnswer = (path: string, answer: { status?: number; json: object }) => (page: Page) =>
  page.route(path, (route) => route.fulfill(answer));
const emptyList = { json: { items: [], total: 0, page: 1, limit: 20 } };
const accounts = '**/api/users?*';
const readers = '**/api/newsletter?*';
const saving = '**/api/settings';
const sessionOver = { status: 401, json: { error: 'Sign in again.', code: 'unauthorized', statusCode: 401 } };
const databaseAway = {
  status: 503,
  json: { error: 'The database is away.', code: 'unavailable', statusCode: 503 },
};

/** One upload that never finishes, and one that the API refuses because the file is no picture. */
async function uploads(page: Page): Promise<void> {
  await page.route('**/api/media/upload', async (route) => {
    if (route.request().postDataBuffer()?.includes('text.jpg')) await route.continue();
  });
  const file = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await page.getByLabel('Pictures to upload').setInputFiles([file('slow.jpg'), file('text.jpg')]);
}

export const states: State[] = [
  { name: 'dashboard', path: '/admin', sign: heading('Dashboard') },
  {
    name: 'the palette',
    reach: (page) => page.keyboard.press('Control+k'),
    sign: (page) => page.getByRole('option', { name: 'Write Article' }),
  },
  {
    name: 'the palette with what was found',
    reach: (page) => page.keyboard.type('lasik'),
    sign: (page) => page.getByRole('group', { name: 'Articles' }),
    leave: escape,
  },

  { name: 'inbox', path: '/admin/consultations', sign: firstName },
  {
    name: 'the keys',
    reach: (page) => page.keyboard.press('?'),
    sign: dialog('Keyboard shortcuts'),
    leave: escape,
  },
  {
    name: 'a request',
    path: ({ consultation }) => `/admin/consultations?request=${consultation}`,
    reach: (page) => page.getByText('Who has seen this').click(),
    sign: (page) => page.getByText(/in the list|opened it/).first(),
  },
  { name: 'what can be done for somebody', reach: press('This person'), sign: menu },
  {
    name: 'erasing somebody',
    reach: async (page) => {
      await page.getByRole('menuitem', { name: 'Erase everything…' }).click();
    },
    sign: dialog('Erase this person’s data?'),
    leave: escape,
  },

  { name: 'testimonials', path: '/admin/testimonials', sign: firstName },
  {
    name: 'a toast and the selection',
    reach: async (page) => {
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await page
        .getByRole('table')
        .getByRole('button', { name: /^(Reject|Take off)/, disabled: false })
        .first()
        .click();
    },
    sign: button('Undo'),
  },
  {
    name: 'a testimonial with a fault, in Arabic too',
    reach: async (page) => {
      await firstName(page).click();
      await page.getByLabel('Name', { exact: true }).fill('');
      await page.getByRole('tab', { name: /^Arabic/ }).click();
      await press(/^Save(?! and)/)(page);
    },
    sign: (page) => page.getByText('This is required.'),
  },
  {
    name: 'choosing a picture',
    reach: press(/^Choose (a|another)/),
    sign: dialog('Choose a picture'),
    leave: escape,
  },
  {
    name: 'the question before leaving',
    reach: (page) => page.getByRole('link', { name: 'All testimonials' }).click(),
    sign: (page) => page.getByRole('alertdialog', { name: 'Leave without saving?' }),
    leave: press('Leave'),
  },

  {
    name: 'testimonials narrowed',
    path: '/admin/testimonials?status=approved&region=california',
    // Old rows are pale while the new ones load.
    sign: (page) => page.locator('[aria-busy="false"] [data-state="approved"]').first(),
  },
  {
    name: 'testimonials narrowed to nothing',
    path: '/admin/testimonials?search=nobodyiscalledthis',
    sign: button('Show all testimonials'),
  },

  { name: 'articles', path: '/admin/articles', sign: firstName },
  { name: 'what can be done with an article', reach: press(/^Actions for/), sign: menu, leave: escape },
  { name: 'a new article', path: '/admin/articles/new', sign: heading('New article') },
  {
    name: 'an article',
    path: ({ article }) => `/admin/articles/${article}`,
    sign: (page) => page.getByRole('textbox', { name: 'Text in English' }),
  },
  { name: 'what else can be done with it', reach: press('More'), sign: menu, leave: escape },
  {
    name: 'a time to appear at that is over',
    reach: async (page) => {
      await page.getByLabel('Publish automatically on').fill('2020-01-01T09:00');
      await press('Schedule')(page);
    },
    sign: (page) => page.getByText('Choose a time in the future.'),
  },
  {
    name: 'the page beside it',
    reach: press('Preview'),
    sign: (page) => page.frameLocator('iframe').getByRole('heading', { level: 1 }),
    leave: press('Preview'),
  },
  { name: 'its versions', reach: press('Versions'), sign: dialog('Versions'), leave: escape },
  {
    name: 'its cover',
    reach: press(/^Choose (a|another)/),
    sign: dialog('Choose a picture'),
    leave: escape,
  },
  {
    name: 'a conflict',
    reach: async (page, content) => {
      await saveElsewhere(content);
      // A new text each time: the same text would change nothing.
      await page.getByLabel('Summary').fill(`Written meanwhile, ${randomUUID()}.`);
    },
    sign: (page) => page.getByRole('group', { name: 'Summary, English' }).getByRole('radio').last(),
  },
  {
    name: 'what needs no choice in a conflict',
    reach: (page) => page.getByText(/^Taken from .*:$/).click(),
    sign: (page) => page.getByRole('dialog').locator('ins').first(),
    leave: async (page) => {
      await press('Save this choice')(page);
      await page
        .getByRole('status')
        .getByText(/^Saved/)
        .waitFor();
    },
  },

  { name: 'media', path: '/admin/media', sign: button('water.jpg') },
  {
    name: 'a picture',
    reach: press('water.jpg'),
    sign: (page) => page.getByRole('dialog').getByLabel('English'),
    leave: escape,
  },

  {
    name: 'pictures on their way, and one refused',
    reach: uploads,
    sign: (page) => page.getByRole('list', { name: 'Uploads' }).getByRole('alert'),
    leave: async (page) => {
      await press('Cancel slow.jpg')(page);
      await page.unroute('**/api/media/upload');
    },
  },

  { name: 'statistics', path: '/admin/statistics', sign: heading('Statistics Management') },
  {
    name: 'a figure being edited',
    reach: (page) => page.getByRole('listitem').getByRole('button', { name: /\+/ }).first().click(),
    sign: (page) => page.getByLabel('Figure'),
    leave: async (page) => {
      await escape(page);
      await stubAnswer(accounts, databaseAway)(page);
    },
  },

  {
    name: 'a list that did not arrive',
    path: '/admin/users',
    sign: button('Try again'),
    leave: async (page) => {
      await page.unroute(accounts);
      await press('Try again')(page);
    },
  },

  { name: 'users', path: '/admin/users', sign: firstName },
  { name: 'a new account', reach: press(/^New user/), sign: dialog(/.*/) },
  {
    name: 'the permissions of a new translator',
    reach: (page) => page.getByRole('dialog').getByLabel('Role').selectOption('translator'),
    sign: (page) => page.getByRole('table', { name: /^What this translator may do/ }),
    leave: escape,
  },
  { name: 'an account', reach: (page) => firstName(page).click(), sign: dialog(/.*/), leave: escape },

  { name: 'settings', path: '/admin/settings', sign: (page) => page.getByLabel('Street', { exact: true }) },
  {
    name: 'the session at its end, over what is not saved',
    reach: async (page) => {
      await stubAnswer(saving, sessionOver)(page);
      // The other width may have saved a street already, and the same street is no change.
      await page.getByLabel('Street', { exact: true }).fill(`${page.viewportSize()?.width} Harbour Way`);
      await press('Save settings')(page);
    },
    sign: dialog('Your session has ended'),
    leave: async (page) => {
      await page.unroute(saving);
      await page.getByLabel('Password').fill(account.password);
      await press('Sign in')(page);
      // Signing in saves the change that the end of the session refused.
      await page.getByRole('button', { name: 'Discard' }).waitFor({ state: 'detached' });
    },
  },

  { name: 'activity', path: '/admin/activity', sign: firstName },
  {
    name: 'a change',
    reach: (page) => firstName(page).click(),
    // A toast of the screen before may still be there, and is a dialog too.
    sign: dialog('Settings: Changed'),
    leave: escape,
  },

  {
    name: 'a list that is empty',
    path: '/admin/activity?username=nobody',
    sign: button('Show all changes'),
    leave: stubAnswer(readers, emptyList),
  },
  {
    name: 'newsletter, which nobody reads yet',
    path: '/admin/newsletter',
    sign: (page) => page.getByText('No subscribers yet.'),
    leave: (page) => page.unroute(readers),
  },
  { name: 'emails', path: '/admin/mails', sign: firstName },
  {
    name: 'an email',
    reach: (page) => firstName(page).click(),
    sign: (page) => page.getByRole('dialog').getByText('Kept, not sent', { exact: false }),
    leave: escape,
  },
  {
    name: 'modules, their versions and what was done',
    path: '/admin/modules',
    reach: async (page) => {
      await page.locator('main summary').first().waitFor();
      for (const summary of await page.locator('summary').all()) await summary.click();
    },
    sign: (page) => page.getByText(/live for everybody\./).first(),
  },
  {
    name: 'what patients will see of a change',
    reach: press('Take out of the site'),
    sign: dialog(/out of the site\?$/),
    leave: escape,
  },
  { name: 'account', path: '/admin/account', sign: button('Set up') },
  {
    name: 'setting up a second factor',
    reach: press('Set up'),
    sign: (page) => page.getByLabel('Your password'),
    leave: withOneText,
  },
  ...deskStates,
];
