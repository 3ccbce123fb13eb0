import { render } from '@testing-library/react';
import { Comparison } from './Comparison';

const renderedParts = (before: string, after: string) => {
  const { container } = render(<Comparison before={before} after={after} />);
  for (const hidden of container.querySelectorAll('.visually-hidden')) hidden.remove();
  const textsIn = (tag: string) => [...container.querySelectorAll(tag)].map(({ textContent }) => textContent);
  return { removed: textsIn('del'), added: textsIn('ins'), all: container.textContent };
};

test('only the words that changed are marked', () => {
  expect(renderedParts('Few people wait two weeks.', 'Most people wait two weeks.')).toEqual({
    removed: ['Few'],
    added: ['Most'],
    all: 'FewMost people wait two weeks.',
  });
});

test('a removed placeholder and an added word are marked', () => {
  expect(renderedParts('Call {{phone}}.', 'Call us.')).toMatchObject({
    removed: ['{{phone}}'],
    added: ['us'],
  });
  expect(renderedParts('Rest.', 'Rest today.')).toMatchObject({ removed: [], added: [' today'] });
});

test('a screen reader hears which words were removed and which were added', () => {
  const { container } = render(<Comparison before="One visit." after="Two visits." />);
  expect(container.textContent).toBe('[removed: One][added: Two] [removed: visit][added: visits].');
});
