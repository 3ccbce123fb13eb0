import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { StaffApiFailure } from '@lens/platform/staff-api';
import { renderPage } from '../../testing/render-page';
import { CheckboxField } from './CheckboxField';
import { DateField } from './DateField';
import { FormError } from './FormError';
import { NumberField } from './NumberField';
import { SelectField } from './SelectField';
import { showFailure } from './show-failure';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const schema = z.strictObject({
  name: z.string().trim().min(1, 'Say who it is.'),
  place: z.string().min(1).nullable(),
  note: z.string().min(1).nullable(),
  age: z.int().nullable(),
  kind: z.enum(['a', 'b']),
  day: z.iso.date().nullable(),
  agreed: z.boolean(),
});
const empty: z.input<typeof schema> = {
  name: '',
  place: null,
  note: null,
  age: null,
  kind: 'a',
  day: null,
  agreed: false,
};
const sent = jest.fn();
let refusal: unknown;

function Form() {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: empty });
  const { control, handleSubmit, formState } = form;
  const send = handleSubmit((values) => {
    sent(values);
    if (refusal) showFailure(form, refusal);
  });
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <FormError>{formState.errors.root?.message}</FormError>
      <TextField control={control} name="name" label="Name" hint="As they want to be called." />
      <TextField control={control} name="place" label="Place" optional />
      <TextArea control={control} name="note" label="Note" optional />
      <NumberField control={control} name="age" label="Age" optional />
      <SelectField
        control={control}
        name="kind"
        label="Kind"
        options={[
          ['a', 'First'],
          ['b', 'Second'],
        ]}
      />
      <DateField control={control} name="day" label="Day" optional />
      <CheckboxField control={control} name="agreed" label="Agreed" />
      <button type="submit">Save</button>
    </form>
  );
}

const show = () => {
  sent.mockClear();
  renderPage(<Form />);
  return userEvent.setup();
};
const descriptions = (field: HTMLElement) =>
  field
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('empty fields are null, and numbers are numbers', async () => {
  const user = show();
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText(/Age/), '41');
  await user.type(screen.getByLabelText(/Place/), 'x{Backspace}');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Second');
  await user.click(screen.getByLabelText('Agreed'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      name: 'Ada',
      place: null,
      note: null,
      age: 41,
      kind: 'b',
      day: null,
      agreed: true,
    }),
  );
});

test('an invalid field takes the focus, and its error is read before its hint', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Say who it is.');
  const name = screen.getByLabelText('Name');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(descriptions(name)).toEqual(['Say who it is.', 'As they want to be called.']);
  expect(document.activeElement).toBe(name);
  expect(sent).not.toHaveBeenCalled();
});

test('the API’s errors are shown at their fields and its message at the form, and the typed values stay', async () => {
  refusal = new StaffApiFailure('Some fields are wrong.', 400, {
    details: [{ path: 'place', code: 'unknown', message: 'Nobody knows that place.' }],
  });
  const user = show();
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText(/Place/), 'Nowhere');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Some fields are wrong.');
  const place = screen.getByLabelText<HTMLInputElement>(/Place/);
  expect(descriptions(place)).toEqual(['Nobody knows that place.']);
  expect(place.value).toBe('Nowhere');
  refusal = undefined;
});

test('the message of a form scrolls into view', () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = render(<FormError>{undefined}</FormError>);
  expect(scroll).not.toHaveBeenCalled();
  rerender(<FormError>The database is away.</FormError>);
  expect(scroll.mock.instances).toEqual([screen.getByRole('alert')]);
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  scroll.mockRestore();
});

test('the message of a form can be removed although scrollIntoView returns a promise, as in browsers', () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  scroll.mockReturnValue(Promise.resolve() as unknown as void);
  const log = jest.spyOn(console, 'error').mockImplementation();
  const { rerender } = render(<FormError>Not saved.</FormError>);
  rerender(<FormError>{undefined}</FormError>);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(log).not.toHaveBeenCalled();
  scroll.mockRestore();
  log.mockRestore();
});
