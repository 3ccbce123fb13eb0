/** @jest-environment jsdom */

document.body.innerHTML = `
  <label id="by-id" for="named">Name</label> <input id="named" />
  <label id="around">City <span><select id="inside"></select></span></label>
  <label id="both-by-id" for="both">One</label> <label id="both-around">Two <textarea id="both"></textarea></label>
  <label id="elsewhere" for="named">Around <input id="not-its-own" /></label>
  <label id="missing" for="nothing"><input /></label>
  <label id="empty" for=""><input /></label>
  <label id="past-hidden"><input type="hidden" id="hidden" /><button id="after-hidden"></button></label>
  <label id="of-a-paragraph" for="paragraph"></label> <p id="paragraph"></p>
  <label id="odd" for='a"b'></label> <progress id='a"b'></progress>
`;

const find = <Type extends HTMLElement>(id: string) => document.getElementById(id) as Type;

test.each([
  ['by-id', 'named'],
  ['around', 'inside'],
  ['both-by-id', 'both'],
  ['both-around', 'both'],
  ['elsewhere', 'named'],
  ['missing', undefined],
  ['empty', undefined],
  ['past-hidden', 'after-hidden'],
  ['of-a-paragraph', undefined],
  ['odd', 'a"b'],
])('the control of the label %s is %s', (label, control) => {
  expect(find<HTMLLabelElement>(label).control?.id).toBe(control);
});

test.each([
  ['named', ['by-id', 'elsewhere']],
  ['inside', ['around']],
  ['both', ['both-by-id', 'both-around']],
  ['not-its-own', []],
  ['after-hidden', ['past-hidden']],
  ['a"b', ['odd']],
])('the labels of the control %s are %s', (control, labels) => {
  expect([...find<HTMLInputElement>(control).labels!].map(({ id }) => id)).toEqual(labels);
});

test('a hidden field has no labels, and a control outside the document has those around it', () => {
  expect(find<HTMLInputElement>('hidden').labels).toBeNull();
  const label = document.createElement('label');
  const input = document.createElement('input');
  label.append(input);
  expect([...input.labels!]).toEqual([label]);
  expect(label.control).toBe(input);
});
