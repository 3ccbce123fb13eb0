import { addMark } from '../marks/marks';
import { PageTexts } from './page-texts';

const title = addMark('common:hero.title', '제목');
let saved: string[];

const openPage = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`;
  return new PageTexts(element('main'), (name) => saved.includes(name));
};
const describeTexts = (texts: PageTexts) => texts.getAll().map(({ name, shown }) => `${name} ${shown}`);
const waitForNotification = () => new Promise((resolve) => setTimeout(resolve, 500));
const element = (selector: string) => document.querySelector(selector)!;

beforeEach(() => {
  saved = [];
});

test('texts in content and attributes are found in document order, and no mark is left in the page', () => {
  const texts = openPage(`<h1>${title}</h1>
    <button aria-label="${addMark('common:close', '닫기')}"><i></i></button>
    <img alt="${addMark('common:eye', '눈')}" title="${addMark('common:eyeHint', '힌트')}">
    <p>Ana wrote this.</p><script type="application/json">${title}</script>`);
  expect(describeTexts(texts)).toEqual([
    'common:hero.title 제목',
    'common:close 닫기',
    'common:eye 눈',
    'common:eyeHint 힌트',
  ]);
  expect([element('h1').textContent, element('button').getAttribute('aria-label')]).toEqual(['제목', '닫기']);
  expect(element('p').hasAttribute('data-text')).toBe(false);
});

test('an element yields the texts of the innermost element around it that has any', () => {
  const texts = openPage(`<a title="${addMark('common:hint', '힌트')}">${title} <b><i>15</i></b></a>`);
  expect(texts.namesAt(element('i'))).toEqual(['common:hero.title', 'common:hint']);
  expect(texts.namesAt(element('main'))).toEqual([]);
});

test('a new text is found before it is painted, and a removed one is forgotten', async () => {
  const texts = openPage(`<h1>${title}</h1><p></p>`);
  element('p').append(addMark('common:lead', '소개'));
  element('p').firstChild!.nodeValue = addMark('common:other', '다른 글');
  element('h1').firstChild!.nodeValue = 'Ana';
  await Promise.resolve();
  expect(element('p').textContent).toBe('다른 글');
  await waitForNotification();
  expect(describeTexts(texts)).toEqual(['common:other 다른 글']);
  expect(element('h1').hasAttribute('data-text')).toBe(false);
});

test('a text that is rendered again stays found', async () => {
  const texts = openPage(`<h1>${title}</h1>`);
  const before = texts.getAll();
  element('h1').firstChild!.nodeValue = title;
  await waitForNotification();
  expect(texts.getAll()).toBe(before);
});

test('a saved text is marked as saved on the page', async () => {
  openPage(`<h1>${title}</h1>`);
  saved = ['common:hero.title'];
  element('h1').firstChild!.nodeValue = addMark('common:hero.title', '새 제목');
  await waitForNotification();
  expect(element('h1').getAttribute('data-text')).toBe('saved');
});
