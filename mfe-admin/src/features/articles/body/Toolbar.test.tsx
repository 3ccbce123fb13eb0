import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RichText } from '@lens/contracts/rich-text';
import '../../../testing/browser';
import { BodyEditor } from './BodyEditor';

const linked: RichText = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'Healing', marks: [{ type: 'link', attrs: { href: '/prk' } }] }],
    },
  ],
};

let latestValue: RichText;
const show = async (value: RichText) => {
  latestValue = value;
  const change = (next: RichText) => void (latestValue = next);
  render(
    <BodyEditor
      value={value}
      onChange={change}
      onBlur={() => undefined}
      lang="en"
      dir="ltr"
      label="Text"
      error={undefined}
    />,
  );
  await screen.findByRole('textbox', { name: 'Text' });
  return userEvent.setup();
};

test.each([
  ['Heading', 2],
  ['Small heading', 3],
  ['Smallest heading', 4],
])('%s turns a paragraph into a heading of level %d and back', async (name, level) => {
  const user = await show(linked);
  const tool = screen.getByRole('button', { name });
  await user.click(tool);
  expect(latestValue.content?.[0]).toMatchObject({ type: 'heading', attrs: { level } });
  expect(screen.getByRole('heading', { level, name: 'Healing' })).toBeTruthy();
  expect(tool.getAttribute('aria-pressed')).toBe('true');
  await user.click(tool);
  expect(latestValue.content?.[0]).toMatchObject({ type: 'paragraph' });
});

test('the focus stays in the text when a tool is clicked, so that typing goes on at once', async () => {
  const user = await show(linked);
  const text = screen.getByRole('textbox', { name: 'Text' });
  text.focus();
  const onBlur = jest.fn();
  text.addEventListener('blur', onBlur);
  await user.click(screen.getByRole('button', { name: 'Bold' }));
  expect(onBlur).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(text);
});

test('a link is removed in its dialog', async () => {
  const user = await show(linked);
  await user.click(screen.getByRole('button', { name: 'Link' }));
  await user.click(await screen.findByRole('button', { name: 'Remove link' }));
  expect(JSON.stringify(latestValue)).not.toContain('"link"');
  expect(JSON.stringify(latestValue)).toContain('Healing');
});
