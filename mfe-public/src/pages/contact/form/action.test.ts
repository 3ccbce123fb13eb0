/** @jest-environment node */
import type { ActionContext, PageApi } from '@lens/contracts/page';
import { action } from './action';

const form = {
  firstName: ' Ana ',
  lastName: 'Reyes',
  email: 'ana@example.com',
  phone: '+1 (562) 555-0199',
  procedure: '',
  message: '',
  preferredContact: 'email',
  interpreter: 'on',
  language: 'es',
  consent_version: '2026-11',
  idempotency_key: '',
  website: '',
};

type Post = jest.Mock<Promise<unknown>, Parameters<PageApi['post']>>;

function post(values: Record<string, string>, answer: Post = jest.fn((..._sent) => Promise.resolve({}))) {
  const api = {
    post: answer,
    get: () => Promise.reject(new Error('The form reads nothing.')),
  } as unknown as PageApi;
  const context: ActionContext = { api, form: values, lng: 'es', signal: new AbortController().signal };
  return { result: action(context), answer };
}

const refusing = (status: number, details: { path: string; code: string }[] = []): Post =>
  jest.fn((..._sent) => Promise.reject(Object.assign(new Error('refused'), { status, details })));

const keyOf = (answer: Post) => answer.mock.calls[0]?.[2]?.headers?.['Idempotency-Key'];

describe('Contact page', () => {
  it('stores a form posted without JavaScript and answers by redirect', async () => {
    const { result, answer } = post(form);
    expect(await result).toEqual({ redirect: '/contact?sent=1' });
    const { website: _website, idempotency_key: _key, ...fields } = form;
    expect(answer.mock.calls[0]?.[0]).toBe('/consultations');
    expect(answer.mock.calls[0]?.[1]).toEqual({ ...fields, firstName: 'Ana', interpreter: true });
    expect(answer.mock.calls[0]?.[1]).not.toHaveProperty('website');
  });

  it('puts the reference into the redirect, and nothing else', async () => {
    const { result } = post(
      form,
      jest.fn((..._sent) => Promise.resolve({ id: 'x', status: 'new', reference: 'LV-7K3M-9QXD' })),
    );
    expect(await result).toEqual({ redirect: '/contact?sent=LV-7K3M-9QXD' });
  });

  it('sends what fills the trap to the API, which alone decides what that means [CONTACT-14]', async () => {
    const { result, answer } = post({ ...form, website: 'https://spam.example'.repeat(50) });
    expect(await result).toEqual({ redirect: '/contact?sent=1' });
    const [, sent] = answer.mock.calls[0]!;
    expect((sent as { website: string }).website).toBe('https://spam.example'.repeat(25));
  });

  it('sends the consent notice that stood beside the form, and none where the page named none [CONTACT-15]', async () => {
    const { consent_version: _notice, ...unnamed } = form;
    const [named, silent] = [post(form), post(unnamed as typeof form)];
    await Promise.all([named.result, silent.result]);
    expect(named.answer.mock.calls[0]?.[1]).toHaveProperty('consent_version', '2026-11');
    expect(silent.answer.mock.calls[0]?.[1]).not.toHaveProperty('consent_version');
  });

  it('says that a notice which nobody knows was refused, since no field can show it', async () => {
    const { result, answer } = post({ ...form, consent_version: '1999-01' });
    expect(await result).toMatchObject({ status: 422, state: { errors: {}, failure: 'refused' } });
    expect(answer).not.toHaveBeenCalled();
  });

  it('gives the form back with its values and its faults', async () => {
    const { result, answer } = post({
      ...form,
      lastName: '  ',
      email: 'ana@',
      phone: '12',
      message: 'x'.repeat(5001),
    });
    expect(await result).toMatchObject({
      status: 422,
      state: {
        values: { firstName: ' Ana ', email: 'ana@', phone: '12' },
        errors: { lastName: 'required', email: 'invalid', phone: 'invalid', message: 'tooLong' },
      },
    });
    expect(answer).not.toHaveBeenCalled();
  });

  it('keeps the hidden key and the trap out of what it gives back', async () => {
    const outcome = await post({ ...form, email: '', idempotency_key: 'k'.repeat(32) }).result;
    expect(JSON.stringify(outcome)).not.toMatch(/idempotency_key|website|consent_version/);
  });

  it.each([
    [429, 429, 'busy'],
    [503, 503, 'away'],
    [0, 503, 'away'],
    [409, 422, 'refused'],
  ])('explains an answer of %i with %i and the values of the form', async (answered, status, failure) => {
    const outcome = await post(form, refusing(answered)).result;
    expect(outcome).toMatchObject({ status, state: { failure, values: { lastName: 'Reyes' } } });
  });

  it("names the field that the API's own check refused", async () => {
    const outcome = await post(form, refusing(400, [{ path: 'phone', code: 'custom' }])).result;
    expect(outcome).toMatchObject({ status: 422, state: { errors: { phone: 'invalid' } } });
  });

  it('gives the same post the same key, another post another, and none where the page had none', async () => {
    const keyed = { ...form, idempotency_key: 'k'.repeat(32) };
    const [first, again, other, none] = [
      post(keyed),
      post(keyed),
      post({ ...keyed, lastName: 'Cruz' }),
      post(form),
    ];
    await Promise.all([first.result, again.result, other.result, none.result]);
    expect(keyOf(first.answer)).toMatch(/^[0-9a-f]{64}$/);
    expect(keyOf(again.answer)).toBe(keyOf(first.answer));
    expect(keyOf(other.answer)).not.toBe(keyOf(first.answer));
    expect(keyOf(none.answer)).toBeUndefined();
  });
});
