import { languages } from '@lens/contracts/languages';
import {
  translationStatus,
  type TranslatedText,
  type TranslationStatus,
  type TranslationUsage,
} from '@lens/contracts/translations';
import { onEachEngine } from './harness/on-each-engine.js';

onEachEngine('automatic translation', (api) => {
  test('tells anybody which languages each service supports, and that neither is enabled [BADGE-3]', async () => {
    const { status, body } = await api.call<TranslationStatus>('GET', '/api/translations/status');
    expect(status).toBe(200);
    expect(translationStatus.strict().parse(body)).toEqual(body);
    expect([body.premium.enabled, body.general.enabled, body.cache]).toEqual([
      false,
      false,
      { entries: 0, lastCleared: null },
    ]);
    expect(body.general.supportedLanguages).toEqual(languages.map(({ code }) => code));
    const missing = body.general.supportedLanguages.filter(
      (code) => !body.premium.supportedLanguages.includes(code),
    );
    expect(missing).toEqual(['tl', 'vi', 'hy']);
  });

  test('is not available without services, and has cost nothing [SERVICE-3]', async () => {
    const token = await api.signIn('translator');
    const ask = (language: string) =>
      api.call('POST', '/api/translations/text', { token, body: { text: 'Rest.', language } });
    expect(await ask('es-MX')).toMatchObject({
      status: 409,
      body: {
        code: 'translation_unavailable',
        error: 'No translation service available for language: es-MX',
      },
    });
    const same = await api.call<TranslatedText>('POST', '/api/translations/text', {
      token,
      body: { text: 'Rest.', language: 'en' },
    });
    expect(same).toMatchObject({ status: 200, body: { text: 'Rest.', outcome: 'source', service: null } });
    const { body } = await api.call<TranslationUsage>('GET', '/api/translations/usage', { token });
    expect([body.months, body.budget]).toEqual([[], { characters: 500_000, spent: 0 }]);
  });

  test.each([
    ['nothing', { text: '', language: 'es' }],
    ['whitespace', { text: ' \n ', language: 'es' }],
    ['more than a page', { text: 'x'.repeat(2001), language: 'es' }],
    ['for a language that is no other', { text: 'Rest.', language: 'fr' }],
    ['with a field of another', { text: 'Rest.', language: 'es', service: 'premium' }],
  ])('refuses a text that is %s', async (_, body) => {
    const token = await api.signIn('translator');
    const { status } = await api.call('POST', '/api/translations/text', { token, body });
    expect(status).toBe(400);
  });

  test('is for translators and administrators only', async () => {
    const token = await api.signIn('editor');
    const body = { text: 'Rest.', language: 'en' };
    expect((await api.call('POST', '/api/translations/text', { token, body })).status).toBe(403);
    expect((await api.call('DELETE', '/api/translations/cache', { token })).status).toBe(403);
  });
});

onEachEngine(
  'automatic translation with languages that the operator adds to DeepL’s',
  (api) => {
    test('says that DeepL supports these too', async () => {
      const { body } = await api.call<TranslationStatus>('GET', '/api/translations/status');
      const { supportedLanguages } = body.premium;
      expect(languages.filter(({ code }) => !supportedLanguages.includes(code))).toMatchObject([
        { code: 'tl' },
      ]);
    });
  },
  () => ({
    DEEPL_API_URL: 'http://127.0.0.1:9/v2',
    DEEPL_API_KEY: 'key',
    DEEPL_EXTRA_LANGUAGES: 'VI,HY,ES-419',
  }),
);
