import { screen, waitFor, within } from '@testing-library/react';
import type { DeskText, PublishedTexts } from '@lens/contracts/desk';
import type { Reply, Sent } from '@lens/platform/testing/fake-api';
import { buildText } from '../../../testing/build-text';
import { showPage, cleanUp } from '../../../testing/show-page';
import { sendChange } from '../../../testing/send-change';
import { Page } from '../PublishingPage';

let texts: DeskText[];
let published: PublishedTexts;

const reviewed = (overrides: Partial<DeskText> = {}) =>
  buildText({ language: 'ar', text: 'جديد', state: 'reviewed', source: 'New', revision: 4, ...overrides });

function respond({ method, path, query }: Sent): Reply | undefined {
  if (method === 'POST')
    return { status: 201, body: { number: 2, active: true, texts: 1, username: 'mara' } };
  const items = texts.filter(({ language }) => language === query['language']);
  const languages = [...new Set(texts.map(({ language }) => language))];
  const bodies: Record<string, object> = {
    '/translations/coverage': {
      items: languages.map((language) => ({ language, namespace: 'common', counts: { reviewed: 1 } })),
    },
    '/translations/published': published,
    '/translations/texts': { items, total: items.length, page: 1, limit: 100 },
    '/translations/sets/taken-back': { items: [] },
    '/translations/sets': { items: [], roll_backs: [] },
  };
  return bodies[path] && { body: bodies[path] };
}

const show = () => showPage(<Page />, { address: '/admin/translations/publishing', respond });
const titleCheckbox = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /hero\.title/ });

beforeEach(() => {
  texts = [reviewed()];
  published = { number: 1, texts: [] };
});
afterEach(cleanUp);

test('a choice is dropped when a colleague changes the text, the screen says so, and the text can be chosen again', async () => {
  const { user, sent } = show();
  await user.click(await titleCheckbox());
  texts = [reviewed({ text: 'أحدث', revision: 5, changed_by: 'lin' })];
  sendChange({ resource_type: 'desk_text', id: 'ar/common/hero.title', revision: 5 });
  await screen.findByText(
    'Not chosen any more, because a colleague changed or published it: hero.title (Arabic).',
  );
  expect((await titleCheckbox()).checked).toBe(false);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true);
  await user.click(await titleCheckbox());
  expect(screen.queryByText(/Not chosen any more/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Publish 1 text' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ publish: [{ revision: 5 }] }),
  );
});

test('a text that a colleague publishes leaves the list; the screen says who published, or rolled back', async () => {
  const { user } = show();
  await user.click(await titleCheckbox());
  const before = texts;
  texts = [];
  published = {
    number: 2,
    texts: [{ language: 'ar', namespace: 'common', key: 'hero.title', text: 'جديد', source: 'New' }],
  };
  sendChange({ resource_type: 'text_set', id: '2', action: 'CREATE' });
  await screen.findByText('lin published set 2.');
  await screen.findByText(/Everything that is reviewed is published/);
  await screen.findByRole('button', { name: 'Withdraw hero.title' });
  [texts, published] = [before, { number: 0, texts: [] }];
  sendChange({ resource_type: 'text_set', id: '0' });
  await screen.findByText('lin rolled back to the built-in texts.');
  expect((await titleCheckbox()).checked).toBe(false);
});

test('for an untranslated Mexican Spanish text, the Spanish that its visitors read is shown', async () => {
  texts = [
    reviewed({ language: 'es-MX', text: 'Nuevo', shipped: null }),
    buildText({ language: 'es', source: 'New', shipped: 'Actual', text: null }),
  ];
  show();
  const wording = (await screen.findAllByText('Actual'))[0]!;
  expect([wording.lang, wording.parentElement!.textContent]).toEqual([
    'es',
    'Nothing in Spanish (Mexico) yet; visitors read Spanish: Actual',
  ]);
});
