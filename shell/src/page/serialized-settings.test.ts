import { unreviewedLanguages } from '@lens/contracts/offered-languages';
import type { PublicSettings } from '@lens/contracts/settings';
import { settings as someSettings } from '../layout/testing/settings';
import { deserializeSettings, serializeSettings, type SerializedSettings } from './serialized-settings';

const sent = (settings: PublicSettings): SerializedSettings =>
  JSON.parse(JSON.stringify(serializeSettings(settings))) as SerializedSettings;

describe('The settings in a document', () => {
  it('are the same in the browser, whatever the states of languages', () => {
    const languages: PublicSettings['languages'] = {
      ...unreviewedLanguages,
      ko: { offered: false, reviewed: null },
      es: { offered: true, reviewed: { by: 'Ana Ruiz', on: '2026-11-01' } },
    };
    const settings = { ...someSettings, languages };
    expect(deserializeSettings(sent(settings))).toEqual(settings);
    expect(Object.keys(sent(settings).languages)).toEqual(['es', 'ko']);
  });

  it('do not hold the languages in their default state', () => {
    expect(sent({ ...someSettings, languages: unreviewedLanguages }).languages).toEqual({});
  });
});
