import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PageFrame } from '@lens/platform/testing/page-frame';
import { afterEach, expect, test } from 'vitest';
import { Page } from '../src/page';

const languages = ['en', 'es'] as const;
type Texts = Record<string, string>;

const textsIn = (lng: string) => JSON.parse(readFileSync(`locales/${lng}/new-remote.json`, 'utf8')) as Texts;

const pageIn = (lng: (typeof languages)[number]) => (
  <PageFrame lng={lng} texts={{ 'new-remote': textsIn(lng) }}>
    <Page />
  </PageFrame>
);

afterEach(cleanup);

test.each(languages)('the page is rendered on the server, in %s', (lng) => {
  expect(renderToString(pageIn(lng))).toContain(`>${textsIn(lng)['title']}</h1>`);
});

test('more is loaded when somebody asks for it', async () => {
  const { more, details } = textsIn('en');
  render(pageIn('en'));
  fireEvent.click(screen.getByRole('button', { name: more }));
  expect((await screen.findByRole('status')).textContent).toBe(details);
});

test.each(languages)('no text is missing in %s', (lng) => {
  expect(Object.keys(textsIn(lng))).toEqual(Object.keys(textsIn('en')));
});
