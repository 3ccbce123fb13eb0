import { createInstance, type i18n as I18n, type Module, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fallbackChain, languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { PublicSettings } from '@lens/contracts/settings';
import type { TextTree } from '@lens/contracts/text-tree';
import { leftToRightRuns } from '@lens/platform/left-to-right';
import { practiceVariables } from './practice-variables';

interface Options {
  lng: LanguageCode;
  texts: Record<string, TextTree>;
  settings: PublicSettings;
  /** Loads more texts; absent on the server, which has all of them. */
  backend?: Module;
  backendOptions?: object;
  /** Notices missing texts: i18next passes it where each text was found. */
  missing?: PostProcessorModule;
}

/** A table, because i18next looks the chain up for every text. */
const fallbacks = {
  ...Object.fromEntries(languages.map(({ code }) => [code, fallbackChain(code).slice(1)])),
  default: [sourceLanguage],
};

/** Creates the i18next instance of a request on the server, or of a document in the browser. */
export function createTranslation({ lng, texts, settings, backend, backendOptions, missing }: Options): I18n {
  const instance = createInstance();
  instance.use(initReactI18next).use(leftToRightRuns);
  if (backend) instance.use(backend);
  if (missing) instance.use(missing);
  void instance.init({
    lng,
    resources: { [lng]: texts },
    partialBundledLanguages: Boolean(backend),
    ns: backend ? [] : Object.keys(texts),
    defaultNS: 'navigation',
    supportedLngs: languages.map(({ code }) => code),
    load: 'currentOnly',
    fallbackLng: fallbacks,
    initAsync: false,
    maxParallelReads: 10,
    maxRetries: 5,
    retryTimeout: 350,
    postProcess: [leftToRightRuns.name, ...(missing ? [missing.name] : [])],
    postProcessPassResolved: Boolean(missing),
    interpolation: { escapeValue: false, defaultVariables: practiceVariables(settings) },
    react: { useSuspense: false },
    ...(backendOptions ? { backend: backendOptions } : {}),
  });
  return instance;
}
