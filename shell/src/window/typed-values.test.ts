import { putBack, readTyped } from './typed-values';

const form = (): HTMLFormElement => {
  const created = document.createElement('form');
  created.innerHTML = `
    <input name="firstName" /><input name="key" type="hidden" value="k" /><input name="secret" type="password" />
    <textarea name="message"></textarea>
    <select name="procedure"><option value="">None</option><option value="prk">PRK</option></select>
    <input type="radio" name="contact" value="phone" checked /><input type="radio" name="contact" value="email" />
    <input type="checkbox" name="consent" value="yes" />`;
  return created;
};
const field = <Field extends Element>(inside: Element, selector: string) =>
  inside.querySelector<Field>(selector)!;

it('What was typed is put back into another copy of the form [ROLLOUT-6]', () => {
  const before = form();
  field<HTMLInputElement>(before, '[name=firstName]').value = 'Ana';
  field<HTMLTextAreaElement>(before, 'textarea').value = 'I wear −8.00 D\nsince 2011';
  field<HTMLSelectElement>(before, 'select').value = 'prk';
  field<HTMLInputElement>(before, '[value=email]').checked = true;
  field<HTMLInputElement>(before, '[name=consent]').checked = true;
  const after = form();
  putBack(after, readTyped(before));
  expect(Object.fromEntries(new FormData(after))).toEqual({
    firstName: 'Ana',
    key: 'k',
    secret: '',
    message: 'I wear −8.00 D\nsince 2011',
    procedure: 'prk',
    contact: 'email',
    consent: 'yes',
  });
});

it('Passwords and hidden fields are not read, and fields that are gone are passed over [ROLLOUT-6]', () => {
  const before = form();
  field<HTMLInputElement>(before, '[type=password]').value = 'secret';
  const typed = readTyped(before);
  expect(JSON.stringify(typed)).not.toContain('secret');
  const after = document.createElement('form');
  after.innerHTML = '<input name="other" value="as it was" /><input name="firstName" />';
  putBack(after, [...typed, { name: 'gone', value: 'x', checked: false }]);
  expect(field<HTMLInputElement>(after, '[name=other]').value).toBe('as it was');
});
