import { render } from '@testing-library/react';
import { Spans } from './Spans';
import { spansOf } from './spans';

const spansIn = (text: string) => spansOf(text).filter((_piece, index) => index % 2 === 1);

describe('Spans of numbers', () => {
  it.each([
    ['reach 20/20 or better within 24–48 hours', ['24–48 hours']],
    ['24–48 hours, from our own follow-up', ['24–48 hours']],
    ['24~48시간 안에 시력 20/20 이상에 이른 비율', ['24~48']],
    ['在 24–48 小时内视力达到 20/20 或更好', ['24–48']],
    ['հասնում են 20/20 24–48 ժամում', ['24–48 ժամում']],
    ['1.5–2 mm, 3–5 days', ['1.5–2 mm', '3–5 days']],
    ['(562) 555-0142-7', []],
    ['24 إلى 48 ساعة', []],
    ['30,000 procedures', []],
  ])('are found in %s', (text, found) => {
    expect(spansIn(text)).toEqual(found);
    expect(spansOf(text).join('')).toBe(text);
  });

  it('are pieces of their own on the page, and the text stays as it is', () => {
    const text = 'reach 20/20 or better within 24–48 hours';
    const { container } = render(<Spans text={text} />);
    expect(container.textContent).toBe(text);
    expect([...container.querySelectorAll('span')].map((piece) => piece.textContent)).toEqual([
      '24–48 hours',
    ]);
  });
});
