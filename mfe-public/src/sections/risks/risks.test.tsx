import '../../testing/browser';
import { screen, within } from '@testing-library/react';
import type { LoadContext } from '@lens/contracts/page';
import { copy } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { countLargeDots, dryness, infection } from '../../testing/risks';
import { Balance } from '../Balance';
import { loadProcedure } from './load-procedure';
import { loadRisks } from './load-risks';

const risks = (['dryness', 'glare'] as const).map((name) => ({
  name,
  title: copy(`lasik.risks.${name}.title`),
  text: copy(`lasik.risks.${name}.text`),
}));

test('the page of a procedure has the number beside the words, and the way to all of them [RISK-5]', () => {
  renderPage(
    <Balance procedure="lasik" title="A" points={[]} risks={risks} numbers={[dryness, infection]} />,
  );
  const risk = screen.getByText(copy('lasik.risks.dryness.text')).closest('div')!;
  expect(countLargeDots(within(risk).getByRole('img', { name: 'About 280 of 1,000' }))).toBe(280);
  expect(risk.textContent).toContain(copy('risks.counted.newly'));
  expect(risk.textContent).toContain(copy('risks.severity.moderate'));
  expect(screen.getByRole('link', { name: copy('risks.more') }).getAttribute('href')).toBe(
    '/procedures/risks',
  );
});

test('without numbers of the practice, the risks are told in words [RISK-7]', () => {
  renderPage(<Balance procedure="lasik" title="A" points={[]} risks={risks} numbers={[]} />);
  expect(screen.getByText(copy('lasik.risks.dryness.text'))).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('link', { name: copy('risks.more') })).toBeNull();
});

test('pages have the risks, and are there with an API that knows of none, but not while the API is away [RISK-7]', async () => {
  const asked: unknown[] = [];
  const context = (risks: () => Promise<unknown>) =>
    ({
      api: {
        get: (path: string, { query }: { query: unknown }) => {
          if (path !== '/risks/public') return Promise.resolve({ items: [] });
          asked.push(query);
          return risks();
        },
      },
    }) as unknown as LoadContext;
  const answer = () => Promise.resolve({ items: [dryness, infection] });
  expect(await loadRisks(context(answer))).toEqual([dryness, infection]);
  const { risks } = await loadProcedure(context(answer), 'lasik', 1);
  expect(risks[0]).toMatchObject({ harm: 'dryness', affected: 28 });
  expect(risks[0]).not.toHaveProperty('source');
  expect(asked).toEqual([{ limit: 100 }, { limit: 100, option: 'lasik' }]);
  const fail = (status: number) => () => Promise.reject(Object.assign(new Error('failed'), { status }));
  expect((await loadProcedure(context(fail(404)), 'lasik', 1)).risks).toEqual([]);
  await expect(loadProcedure(context(fail(503)), 'lasik', 1)).rejects.toThrow('failed');
});
