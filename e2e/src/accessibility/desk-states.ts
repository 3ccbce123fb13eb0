import type { Page } from '@playwright/test';
import type { State } from './state.ts';

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

export const deskStates: State[] = [
  {
    name: 'translations',
    path: '/admin/translations',
    sign: (page) => page.getByRole('row', { name: /Hebrew/ }),
  },
  {
    name: 'a text that is blocked',
    path: '/admin/translations/texts?language=ar&text=common/hero.title',
    sign: (page) => page.getByText('Blocks publishing.').first(),
  },
  {
    name: 'the history of a text',
    reach: press('History'),
    sign: (page) => page.getByRole('button', { name: /Revert to this/ }),
    leave: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'suggestions',
    sign: (page) => page.getByRole('button', { name: 'Insert suggestion 1' }),
  },
  {
    name: 'comments, and one that says nothing',
    reach: (page) => page.getByRole('button', { name: 'Comment', exact: true }).click(),
    sign: (page) => page.getByText('Write something first.'),
  },
  {
    name: 'names of colleagues for a comment',
    reach: (page) => page.getByLabel('Write a comment').pressSequentially('@li'),
    sign: (page) => page.getByRole('listbox', { name: 'Colleagues' }),
    leave: async (page) => {
      await page.keyboard.press('Enter');
      await page.getByLabel('Write a comment').fill('');
    },
  },
  {
    name: 'the question before a comment is deleted',
    reach: (page) =>
      page
        .getByRole('button', { name: /^Delete the comment/ })
        .first()
        .click(),
    sign: (page) => page.getByRole('alertdialog', { name: 'Delete this comment?' }),
    leave: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'a critical text that waits for a second person',
    path: '/admin/translations/texts?language=ar&text=common/risks.halos',
    sign: (page) => page.getByText('If the wording is right, mark it as reviewed: you sign it.'),
  },
  {
    name: 'a critical text whose wording the user has changed',
    reach: (page) => page.getByRole('textbox', { name: 'Arabic' }).fill('قد ترى هالات في الليل.'),
    sign: (page) => page.getByText(/^You have changed the wording/),
    leave: press('Discard changes'),
  },
  {
    name: 'words in other texts',
    reach: async (page) => {
      await press('Find words in other texts')(page);
      await page.getByRole('searchbox', { name: 'Words in English or Arabic' }).fill('minutes');
    },
    sign: (page) => page.getByRole('list', { name: 'Texts with these words' }),
  },
  {
    name: 'a text on its page',
    path: '/admin/translations/texts?language=ar&text=common/contact.hero.title',
    reach: press('Show it on its page'),
    sign: (page) => page.getByText('Outlined on the page, worded as in the text box.'),
  },
  {
    name: 'several texts to review',
    path: '/admin/translations/texts?language=ar',
    reach: press('Review several'),
    sign: (page) => page.getByRole('list', { name: 'Texts to review' }),
  },
  {
    name: 'comments that ask',
    path: '/admin/translations/asked',
    sign: (page) => page.getByRole('list', { name: 'Comments that ask you' }),
  },
  {
    name: 'a back-translation that differs, and the box for another',
    path: '/admin/translations/texts?language=ar&text=common/recovery.eyes',
    reach: press('Write another back-translation'),
    sign: (page) => page.getByRole('list', { name: 'Differences' }),
  },
  {
    name: 'machine translation',
    path: '/admin/translations/runs',
    sign: (page) => page.getByRole('progressbar', { name: /Arabic/ }).first(),
  },
  {
    name: 'the estimate of a run',
    reach: (page) => page.getByRole('checkbox', { name: 'Arabic' }).check(),
    sign: (page) => page.getByRole('list', { name: 'Estimate' }),
  },
  {
    name: 'what a run left to people',
    reach: (page) => page.getByRole('button', { name: 'Texts to do by hand' }).first().click(),
    sign: (page) => page.getByRole('link', { name: 'hero.title' }),
  },
  {
    name: 'a file on its way in',
    path: '/admin/translations/files?language=ar',
    reach: (page) =>
      page.getByLabel('File of texts').setInputFiles({
        name: 'common.ar.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{}'),
      }),
    sign: (page) => page.getByRole('button', { name: 'Import 1 text' }),
  },
  {
    name: 'publishing',
    path: '/admin/translations/publishing',
    reach: (page) => page.getByRole('checkbox', { name: /^Choose all/ }).check(),
    sign: (page) => page.getByRole('button', { name: 'Publish 2 texts' }),
  },
  {
    name: 'what a set changed',
    reach: press('Changes of set 2'),
    sign: (page) => page.getByRole('dialog', { name: 'Changes of set 2' }).getByText('hero.title'),
    leave: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'a text on its page, which is blocked',
    reach: async (page) => {
      await page.evaluate(() => sessionStorage.setItem('lens_overlay', 'in-context'));
      await page.goto('/ar/contact');
      await page.getByRole('region', { name: 'Edit on the page' }).waitFor();
      await page.getByRole('heading', { level: 1 }).click();
      await page.getByRole('textbox', { name: 'Arabic' }).fill('LASIK');
    },
    sign: (page) => page.getByText('Blocks publishing.').first(),
    leave: press('Discard changes'),
  },
  {
    name: 'the texts of a page',
    reach: press('Back to all texts'),
    sign: (page) => page.getByRole('list', { name: 'Texts on this page' }),
    leave: async (page) => {
      await press('Leave')(page);
      await page.goto('/admin');
    },
  },
];
