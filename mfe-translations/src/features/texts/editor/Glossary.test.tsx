import { screen, within } from '@testing-library/react';
import { buildText } from '../../../testing/build-text';
import { fakeDesk } from '../../../testing/fake-desk';
import { cleanUp, showPage } from '../../../testing/show-page';
import { Page } from '../TextsPage';

afterEach(cleanUp);

const entry = {
  english: 'mission',
  translation: '의료 봉사',
  forms: ['의료 봉사'],
  avoid: ['선교*'],
  note: 'A journey of the medical team.',
};
const show = (glossary: (typeof entry)[]) => {
  const text = buildText({ source: 'Our mission.', glossary });
  return showPage(<Page />, {
    address: `/admin/translations/texts?language=ko&text=common/${text.key}`,
    respond: fakeDesk([text]).respond,
  });
};

describe('Glossary', () => {
  it('says beside a text what its words are called, and a word to avoid is a finding [DESK-18]', async () => {
    const { user } = show([entry]);
    const box = await screen.findByLabelText<HTMLTextAreaElement>('Korean');
    const glossary = screen.getByRole('region', { name: 'Glossary' });
    expect(within(glossary).getByText('mission')).toBeTruthy();
    expect(glossary.textContent).toBe('Glossarymission의료 봉사 · not 선교…A journey of the medical team.');
    expect(within(glossary).getByText('의료 봉사').lang).toBe('ko');

    await user.clear(box);
    await user.type(box, '우리의 선교입니다.');
    const findings = await screen.findByRole('list', { name: 'Findings' });
    expect(await within(findings).findByText(/선교/)).toBeTruthy();
    await user.clear(box);
    await user.type(box, '우리의 의료 봉사입니다.');
    expect(within(findings).queryByText(/선교/)).toBeNull();
  });

  it('is not there for a text without its words', async () => {
    show([]);
    await screen.findByLabelText('Korean');
    expect(screen.queryByRole('region', { name: 'Glossary' })).toBeNull();
  });
});
