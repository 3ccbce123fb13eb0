import { createInstance, type i18n as I18n, type Module, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fallbackChain, languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { PublicSettings } from '@lens/contracts/settings';
import type { TextTree } from '@lens/contracts/text-tree';
import { leftToRightRuns } from '@lens/platform/left-to-right';
import { identityOf } from './identity';

interface Setup {
  lng: LanguageCode;
  copy: Record<string, TextTree>;
  settings: PublicSettings;
  /** Reads further texts; absent on the server, which has them all at hand. */
  backend?: Module;
  backendOptions?: object;
  /** Notices missing texts: i18next passes it where each text was found. */
  missing?: PostProcessorModule;
}

/** As a table, since every single text asks for its chain. */
const fallbacks = {
  ...Object.fromEntries(languages.map(({ code }) => [code, fallbackChain(code).slice(1)])),
  default: [sourceLanguage],
};

/** One instance per request on the server, one per page in the browser, filled before the first render. */
export function createTranslation({ lng, copy, settings, backend, backendOptions, missing }: Setup): I18n {
  const instance = createInstance();
  instance.use(initReactI18next).use(leftToRightRuns);
  if (backend) instance.use(backend);
  if (missing) instance.use(missing);
  void instance.init({
    lng,
    resources: { [lng]: copy },
    partialBundledLanguages: Boolean(backend),
    ns: backend ? [] : Object.keys(copy),
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
    interpolation: { escapeValue: false, defaultVariables: identityOf(settings) },
    react: { useSuspense: false },
    ...(backendOptions ? { backend: backendOptions } : {}),
  });
  return instance;
}
