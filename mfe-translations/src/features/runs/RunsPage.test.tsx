import { screen, waitFor, within } from '@testing-library/react';
import { buildEstimate, fakeRuns, buildRun } from '../../testing/fake-runs';
import { showPage, cleanUp } from '../../testing/show-page';
import { sendChange } from '../../testing/send-change';
import { Page } from './RunsPage';

type Runs = Parameters<typeof fakeRuns>;

function show(...runsAndReply: Runs) {
  const { respond, changeRun } = fakeRuns(...runsAndReply);
  return { changeRun, ...showPage(<Page />, { address: '/admin/translations/runs', respond }) };
}
const findCheckbox = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const getButton = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name });
const findRunItems = async () =>
  within(await screen.findByRole('list', { name: 'Runs' })).findAllByRole('listitem');
const estimateText = async () => (await screen.findByRole('list', { name: 'Estimate' })).textContent;

afterEach(cleanUp);

test('a run that a colleague starts appears with the first text that it translates', async () => {
  const runs: Runs[0] = [];
  show(runs);
  await screen.findByText('No runs have been started yet.');
  runs.push(buildRun());
  sendChange({ resource_type: 'desk_text', id: 'ko/common/hero.title' });
  expect((await findRunItems())[0]!.textContent).toMatch(/^Korean/);
});

test('the texts and the cost of a run are shown before it can be started', async () => {
  const { user, sent } = show([]);
  expect(await screen.findByText('No runs have been started yet.')).toBeTruthy();
  expect(getButton('Translate').disabled).toBe(true);
  const korean = await findCheckbox('Korean');
  await waitFor(() =>
    expect(document.getElementById(korean.getAttribute('aria-describedby')!)!.textContent).toBe('49'),
  );
  await user.click(korean);
  await user.click(await findCheckbox('English has changed'));
  await user.selectOptions(screen.getByLabelText('Part of the site'), 'common');
  await waitFor(() =>
    expect(sent.filter(({ path }) => path.endsWith('/estimate')).at(-1)!.body).toEqual({
      languages: ['ko'],
      namespace: 'common',
      states: ['untranslated'],
    }),
  );
  expect(await estimateText()).toBe(
    'DeepL: 37 texts, about 12,400 characters for $0.31.3 texts at no cost: already translated, or the same English twice.',
  );
  expect(screen.getByText('50,000 characters are left this month.')).toBeTruthy();
  await user.click(getButton('Translate 40 texts'));
  const startedStatus = await screen.findByText(
    'The run has started. It continues when you leave this page.',
  );
  expect(document.activeElement).toBe(startedStatus);
  expect(sent.find(({ method, path }) => method === 'POST' && path === '/translations/runs')!.body).toEqual({
    languages: ['ko'],
    namespace: 'common',
    states: ['untranslated'],
  });
  expect((await findRunItems())[0]!.textContent).toMatch(/^Korean.*Waiting/);
});

test('a language with a fallback says so beside its number', async () => {
  show([]);
  const mexican = await findCheckbox('Spanish (Mexico)');
  await waitFor(() =>
    expect(document.getElementById(mexican.getAttribute('aria-describedby')!)!.textContent).toBe(
      '42; reads Spanish instead',
    ),
  );
});

test('a run that no service can translate cannot be started, and says why', async () => {
  const { user } = show([], {
    body: buildEstimate({ texts: 40, free: 0, without_service: 40, services: [] }),
  });
  await user.click(await findCheckbox('Spanish (Mexico)'));
  expect(await estimateText()).toContain('No translation service is set up for this');
  expect(getButton('Translate').disabled).toBe(true);
});

test('a cost above the budget and languages without a service are named before the start', async () => {
  const { user } = show([], {
    body: buildEstimate({ without_service: 5, budget: { characters: 500_000, spent: 499_000 } }),
  });
  await user.click(await findCheckbox('Armenian'));
  expect(await estimateText()).toContain(
    '5 texts in languages that no service is set up for: they stay as they are.',
  );
  expect(screen.getByText(/^1,000 characters are left this month\./).textContent).toContain(
    'The run will stop when they are spent, and can be resumed next month.',
  );
});

test('without texts to translate, the button is disabled', async () => {
  const { user } = show([], { body: buildEstimate({ texts: 0 }) });
  await user.click(await findCheckbox('Korean'));
  expect(await screen.findByText('No text matches, so there is nothing to translate.')).toBeTruthy();
  expect(getButton('Translate').disabled).toBe(true);
});

test('the progress updates by itself; a run can be cancelled and resumed', async () => {
  const { user, changeRun, sent } = show([buildRun()]);
  const progress = await screen.findByRole<HTMLProgressElement>('progressbar', { name: /^Korean/ });
  expect([progress.value, progress.max, progress.getAttribute('aria-valuetext')]).toEqual([
    10,
    40,
    '10 of 40 texts',
  ]);
  changeRun(buildRun().id, { outcomes: { translated: 25, needs_human: 1, skipped: 0, failed: 0 } });
  await waitFor(() => expect(progress.value).toBe(26), { timeout: 3000 });
  await user.click(getButton('Cancel'));
  expect(await screen.findByText('Cancelled')).toBeTruthy();
  await user.click(getButton('Resume'));
  expect(await screen.findByText('Waiting')).toBeTruthy();
  expect(getButton('Cancel')).toBeTruthy();
  const changes = sent.filter(({ path }) => /\/(cancel|resume)$/.test(path));
  expect(changes.map(({ headers }) => headers['if-match'])).toEqual(['"2"', '"3"']);
});

test('a run that waits for another try says why', async () => {
  show([buildRun({ reason: 'DeepL API error: 503 Service Unavailable' })]);
  const [item] = await findRunItems();
  expect(item!.textContent).toMatch(
    /Waiting.*Waiting for another try: DeepL API error: 503 Service Unavailable/,
  );
  expect(item!.textContent).not.toContain('Running');
  expect(getButton('Cancel')).toBeTruthy();
});

test('a stopped run says why, and links to the texts that it did not translate', async () => {
  const stopped = buildRun({
    state: 'stopped',
    reason: 'DeepL API error: 456 Quota Exceeded',
    languages: ['ko', 'ar'],
    namespace: null,
    outcomes: { translated: 30, needs_human: 1, skipped: 1, failed: 1 },
    left: [
      { language: 'ko', namespace: 'common', key: 'hero.title', outcome: 'needs_human', reason: null },
      { language: 'ko', namespace: 'common', key: 'hero.note', outcome: 'skipped', reason: null },
      {
        language: 'ar',
        namespace: 'medical',
        key: 'risk',
        outcome: 'failed',
        reason: 'DeepL API error: 413 Payload Too Large',
      },
    ],
  });
  const { user } = show([stopped]);
  const [item] = await findRunItems();
  expect(item!.textContent).toMatch(/^Korean and Arabic.*Stopped.*DeepL API error: 456 Quota Exceeded/);
  expect(item!.textContent).toContain('30 translated, 1 for a translator, 1 skipped, 1 refused.');
  expect(screen.getByRole('link', { name: 'Arabic' }).getAttribute('href')).toBe(
    '/admin/translations/texts?language=ar&state=machine',
  );
  await user.click(getButton('Texts to do by hand'));
  const remainingTexts = within(await screen.findByRole('list', { name: 'Texts to do by hand' }));
  const found = await remainingTexts.findAllByRole('listitem');
  expect(found.map(({ textContent }) => textContent)).toEqual([
    'hero.title (Korean): No service kept every protected term and number.',
    'hero.note (Korean): Somebody translated it in the meantime, or the site no longer needs it.',
    'risk (Arabic): DeepL API error: 413 Payload Too Large',
  ]);
  expect(remainingTexts.getByRole('link', { name: 'risk' }).getAttribute('href')).toBe(
    '/admin/translations/texts?language=ar&text=medical/risk',
  );
});

test('a refusal is shown in the API’s words', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const { user } = show([], { status: 503, body: { error: 'The texts of the site cannot be read.' } });
  await user.click(await findCheckbox('Korean'));
  expect(
    await screen.findByText('The cost could not be calculated: The texts of the site cannot be read.'),
  ).toBeTruthy();
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});
