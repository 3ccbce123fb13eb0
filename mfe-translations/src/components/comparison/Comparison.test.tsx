import { render } from '@testing-library/react';
import { Comparison } from './Comparison';

const shown = (before: string, after: string) => {
  const { container } = render(<Comparison before={before} after={after} />);
  for (const words of container.querySelectorAll('.visually-hidden')) words.remove();
  const marked = (tag: string) => [...container.querySelectorAll(tag)].map(({ textContent }) => textContent);
  return { removed: marked('del'), added: marked('ins'), all: container.textContent };
};

test('only the words that changed are marked', () => {
  expect(shown('Few people wait two weeks.', 'Most people wait two weeks.')).toEqual({
    removed: ['Few'],
    added: ['Most'],
    all: 'FewMost people wait two weeks.',
  });
});

test('a placeholder that is gone, and a word that has come, stand out', () => {
  expect(shown('Call {{phone}}.', 'Call us.')).toMatchObject({ removed: ['{{phone}}'], added: ['us'] });
  expect(shown('Rest.', 'Rest today.')).toMatchObject({ removed: [], added: [' today'] });
});

test('whoever hears it hears what was removed and what was added', () => {
  const { container } = render(<Comparison before="One visit." after="Two visits." />);
  expect(container.textContent).toBe('[removed: One][added: Two] [removed: visit][added: visits].');
});
