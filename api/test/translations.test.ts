import { languages } from '@lens/contracts/languages';
import { translationStatus, type TranslationStatus } from '@lens/contracts/translations';
import { onEachEngine } from './harness/on-each-engine.js';

onEachEngine('automatic translation', (api) => {
  test('says to anybody what each service could translate, and that neither is enabled', async () => {
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
});
