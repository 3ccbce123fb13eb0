import { everyLanguageOffered } from '@lens/contracts/offered-languages';
import type { PublicSettings } from '@lens/contracts/settings';
import { settings as someSettings } from '../layout/testing/settings';
import { deserializeSettings, serializeSettings, type SerializedSettings } from './serialized-settings';

const sent = (settings: PublicSettings): SerializedSettings =>
  JSON.parse(JSON.stringify(serializeSettings(settings))) as SerializedSettings;

describe('The settings in a document', () => {
  it('are the same in the browser, whatever the states of languages', () => {
    const languages: PublicSettings['languages'] = {
      ...everyLanguageOffered,
      ko: { offered: false },
    };
    const settings = { ...someSettings, languages };
    expect(deserializeSettings(sent(settings))).toEqual(settings);
    expect(Object.keys(sent(settings).languages)).toEqual(['ko']);
  });

  it('hold nothing that is as by default', () => {
    const languages = everyLanguageOffered;
    const settings = { ...someSettings, languages, videoId: null, liveTranslation: [], brands: [] };
    expect(sent(settings).languages).toEqual({});
    for (const name of ['videoId', 'liveTranslation', 'brands'])
      expect(sent(settings)).not.toHaveProperty(name);
    expect(deserializeSettings(sent(settings))).toEqual(settings);
  });

  it('hold a film, brands, and languages with live translation', () => {
    const set: PublicSettings = {
      ...someSettings,
      videoId: 'abc',
      liveTranslation: ['ko'],
      brands: ['Lens One'],
    };
    expect(deserializeSettings(sent(set))).toEqual(set);
  });
});
