import './form-rules';
import { z } from 'zod';

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test.each<[z.ZodType, unknown, string]>([
  [z.string().min(1), '', 'This is required.'],
  [z.string(), null, 'This is required.'],
  [z.string().min(12), 'short', 'At least 12 characters.'],
  [z.string().max(3), 'longer', 'At most 3 characters.'],
  [z.int().min(18), 17, 'At least 18.'],
  [z.int().max(120), 121, 'At most 120.'],
  [z.int(), 1.5, 'Enter a whole number.'],
  [z.number(), 'many', 'Enter a number.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'At most 1 of them.'],
  [z.enum(['a']), 'b', 'Choose one of the options.'],
  [z.email(), 'nobody', 'This is not an email address.'],
  [z.iso.date(), 'soon', 'This does not look right.'],
])('%#: an invalid value has a message', (schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message);
});

test('a schema’s own message is kept', () => {
  expect(messageOf(z.string().min(1, 'Say who it is.'), '')).toBe('Say who it is.');
});
