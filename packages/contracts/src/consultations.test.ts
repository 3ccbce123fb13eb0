import { consultationRequest, idempotencyKey } from './consultations.js';

const validForm = {
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@example.com',
  phone: '+1 (562) 555-0188',
};
const invalidFields = (overrides: object) =>
  (consultationRequest.safeParse({ ...validForm, ...overrides }).error?.issues ?? []).map(
    ({ path, code }) => path[0] ?? code,
  );

describe('Contact form values', () => {
  it('have the defaults of the specification [CONTACT-6]', () => {
    expect(consultationRequest.parse(validForm)).toEqual({
      ...validForm,
      procedure: '',
      message: '',
      preferredContact: 'phone',
    });
  });

  it.each(['firstName', 'lastName', 'email', 'phone'])('need %s', (field) => {
    expect(invalidFields({ [field]: '' })).toContain(field);
    expect(invalidFields({ [field]: undefined })).toContain(field);
  });

  it.each(['', 'lasik', 'prk', 'icl', 'consultation'])(
    'accept the procedure "%s" [CONTACT-8]',
    (procedure) => {
      expect(invalidFields({ procedure })).toEqual([]);
    },
  );

  it.each(['555-0188', '+44 20 7946 0958', '(671) 555.0142', '562 555 0188 ext. 12', '123456789012345'])(
    'accept the phone %s',
    (phone) => {
      expect(invalidFields({ phone })).toEqual([]);
    },
  );

  it.each(['555-018', '1234567890123456', 'call me', '5625550188<script>'])(
    'refuse the phone %s',
    (phone) => {
      expect(invalidFields({ phone })).toContain('phone');
    },
  );

  it('refuse unknown fields and values', () => {
    expect(invalidFields({ admin: true })).toEqual(['unrecognized_keys']);
    expect(invalidFields({ procedure: 'smile' })).toEqual(['procedure']);
    expect(invalidFields({ message: 'x'.repeat(5001) })).toEqual(['message']);
  });
});

describe('Idempotency key', () => {
  it.each([
    ['8 characters', 'a'.repeat(8), true],
    ['128 characters', '~'.repeat(128), true],
    ['7 characters', 'a'.repeat(7), false],
    ['129 characters', 'a'.repeat(129), false],
    ['a space', 'abcd efgh', false],
    ['a letter outside ASCII', 'abcdéfgh', false],
  ])('of %s', (_case, key, isValid) => {
    expect(idempotencyKey.safeParse(key).success).toBe(isValid);
  });
});
