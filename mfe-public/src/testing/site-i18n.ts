import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fallbackChain, isLanguageCode, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { leftToRightRuns } from '@lens/platform/left-to-right';
import { formatPhone } from '@lens/contracts/format-phone';
import { copyOf } from './copy-files';
import { settings } from './settings';

/** What the shell fills into each text. */
const identity = () => ({
  practice: settings.practice,
  surgeon: settings.surgeon,
  credentials: settings.credentials,
  city: settings.address.city,
  region: settings.address.region,
  mainPhone: formatPhone(settings.mainPhone),
  emergencyPhone: formatPhone(settings.emergencyPhone),
});

function fail(problem: string): never {
  throw new Error(problem);
}

/**
 * Translation as the shell sets it up. English does not stand in for other languages here, and a key without a text, or a
 * text without a value, throws: a page that shows one must fail its test.
 */
export function siteI18n(language: LanguageCode): i18n {
  const chain = fallbackChain(language)
    .filter(isLanguageCode)
    .filter((code) => code === language || code !== sourceLanguage);
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .use(leftToRightRuns)
    .init({
      lng: language,
      fallbackLng: chain,
      resources: Object.fromEntries(chain.map((code) => [code, copyOf(code)])) as Resource,
      defaultNS: 'common',
      initAsync: false,
      postProcess: [leftToRightRuns.name],
      interpolation: { escapeValue: false, defaultVariables: identity() },
      parseMissingKeyHandler: (key) => fail(`There is no text ${key} in ${language}.`),
      missingInterpolationHandler: (text: string, [, name]: RegExpExecArray) =>
        fail(`Nobody passed ${name} to "${text}".`),
    });
  return instance;
}
