import { screen, waitFor } from '@testing-library/react';
import type { DeskRow, PublishedTexts } from '@lens/contracts/desk';
import { buildText } from '../../../testing/build-text';
import { fakeDesk } from '../../../testing/fake-desk';
import { showPage, cleanUp } from '../../../testing/show-page';
import { Page } from '../TextsPage';

afterEach(cleanUp);

const show = (text: DeskRow, publishedTexts: PublishedTexts['texts'] = [], otherTexts: DeskRow[] = []) => {
  const desk = fakeDesk([text]);
  return showPage(<Page />, {
    address: `/admin/translations/texts?language=${text.language}&text=common/${text.key}`,
    respond: (sent) => {
      if (sent.path === '/translations/published') return { body: { number: 1, texts: publishedTexts } };
      const other = otherTexts.find(({ language }) =>
        sent.path.startsWith(`/translations/texts/${language}/`),
      );
      return other ? { body: other } : desk.respond(sent);
    },
  });
};
const findTextArea = (name = 'Korean') => screen.findByLabelText<HTMLTextAreaElement>(name);
const statusTexts = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('what is typed after a save is not shown as saved or reviewed', async () => {
  const { user } = show(buildText({ text: '가', state: 'reviewed', revision: 1 }));
  await user.type(await findTextArea(), '나');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await screen.findByText(/hero\.title is saved/);
  await user.type(await findTextArea(), '다');
  expect(statusTexts().join()).toContain('Not saved yet.');
  expect(statusTexts().join()).not.toContain('hero.title is saved');
  const region = screen.getByRole('region', { name: 'hero.title' });
  expect(region.querySelector('header')?.textContent).toMatch(/hero\.titleNot saved/);
});

test.each(['Discard changes', 'Use the built-in text'])(
  'a draft that “%s” replaced can be brought back',
  async (name) => {
    const { user } = show(buildText({ text: '가', revision: 1 }));
    await user.type(await findTextArea(), '나');
    await user.click(screen.getByRole('button', { name }));
    expect((await findTextArea()).value).not.toBe('가나');
    await user.click(screen.getByRole('button', { name: 'Undo: bring back what I typed' }));
    expect((await findTextArea()).value).toBe('가나');
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  },
);

test('on a phone, a text that was tapped far down the list is shown from its top', async () => {
  const shown: Element[] = [];
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Element.prototype.scrollIntoView = function () {
    shown.push(this);
  };
  show(buildText());
  await findTextArea();
  expect(shown).toContain(screen.getByRole('region', { name: 'hero.title' }));
  Reflect.deleteProperty(window, 'matchMedia');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('an unpublished change is shown with what visitors read now', async () => {
  const text = buildText({ text: '셋', revision: 3 });
  show(text, [{ language: 'ko', namespace: 'common', key: 'hero.title', text: '둘', source: text.source }]);
  const wording = (await screen.findByText('Visitors read now')).parentElement!;
  expect(wording.textContent).toContain('둘');
  expect(screen.getByText('Built-in text').parentElement!.textContent).toContain(text.shipped);
});

test('an untranslated text shows the fallback wording, which can be adapted', async () => {
  const text = buildText({ language: 'es-MX', shipped: null, state: 'untranslated' });
  const spanish = buildText({ language: 'es', shipped: 'LASIK tarda 15 minutos.' });
  const { user } = show(text, [], [spanish]);
  const wording = (await screen.findByText('Visitors read now, in Spanish')).parentElement!;
  expect(wording.querySelector('p')?.lang).toBe('es');
  await user.click(screen.getByRole('button', { name: 'Begin with the text in Spanish' }));
  await waitFor(async () =>
    expect((await findTextArea('Spanish (Mexico)')).value).toBe('LASIK tarda 15 minutos.'),
  );
});
