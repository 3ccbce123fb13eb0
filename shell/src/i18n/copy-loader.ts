import type { i18n as I18n } from 'i18next';
import { fallbackChain, isLanguageCode, type LanguageCode } from '@lens/contracts/languages';

/**
 * Loads namespaces whole. A page arrives with parts of a namespace only, which i18next takes for all of it:
 * so what was read in full is kept count of here.
 */
export class CopyLoader {
  private readonly whole = new Set<string>();

  constructor(private readonly i18n: I18n) {}

  async load(lng: LanguageCode, namespaces: string[]): Promise<void> {
    const chain = fallbackChain(lng).filter(isLanguageCode);
    const wanted = chain.flatMap((code) => namespaces.map((namespace) => ({ code, namespace })));
    const missing = wanted.filter(({ code, namespace }) => !this.whole.has(`${code}/${namespace}`));
    await Promise.all(missing.map(({ code, namespace }) => this.read(code, namespace)));
    if (!namespaces.every((namespace) => this.i18n.hasResourceBundle(lng, namespace))) {
      throw new Error(`The texts of ${namespaces.join(', ')} in ${lng} did not arrive.`);
    }
  }

  private async read(code: LanguageCode, namespace: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      void this.i18n.reloadResources([code], [namespace], (failure?: unknown) =>
        failure ? reject(new Error(`The texts of ${namespace} in ${code} did not arrive.`)) : resolve(),
      );
    });
    this.whole.add(`${code}/${namespace}`);
  }
}
