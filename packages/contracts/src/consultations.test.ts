import { consultationRequest, idempotencyKey } from './consultations.js';

const filled = { firstName: 'Ana', lastName: 'Reyes', email: 'ana@example.com', phone: '+1 (562) 555-0188' };
const faultsOf = (over: object) =>
  (consultationRequest.safeParse({ ...filled, ...over }).error?.issues ?? []).map(
    ({ path, code }) => path[0] ?? code,
  );

describe('Contact form values', () => {
  it('start as the specification says [CONTACT-6]', () => {
    expect(consultationRequest.parse(filled)).toEqual({
      ...filled,
      procedure: '',
      message: '',
      preferredContact: 'phone',
    });
  });

  it.each(['firstName', 'lastName', 'email', 'phone'])('need %s', (field) => {
    expect(faultsOf({ [field]: '' })).toContain(field);
    expect(faultsOf({ [field]: undefined })).toContain(field);
  });

  it.each(['', 'lasik', 'prk', 'icl', 'consultation'])('take the procedure "%s" [CONTACT-8]', (procedure) => {
    expect(faultsOf({ procedure })).toEqual([]);
  });

  it.each(['555-0188', '+44 20 7946 0958', '(671) 555.0142', '562 555 0188 ext. 12', '123456789012345'])(
    'take the phone %s',
    (phone) => {
      expect(faultsOf({ phone })).toEqual([]);
    },
  );

  it.each(['555-018', '1234567890123456', 'call me', '5625550188<script>'])(
    'refuse the phone %s',
    (phone) => {
      expect(faultsOf({ phone })).toContain('phone');
    },
  );

  it('refuse what they do not know', () => {
    expect(faultsOf({ admin: true })).toEqual(['unrecognized_keys']);
    expect(faultsOf({ procedure: 'smile' })).toEqual(['procedure']);
    expect(faultsOf({ message: 'x'.repeat(5001) })).toEqual(['message']);
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
  ])('of %s', (_what, key, taken) => {
    expect(idempotencyKey.safeParse(key).success).toBe(taken);
  });
});
