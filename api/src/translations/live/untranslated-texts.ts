import { Injectable } from '@nestjs/common';
import { isCritical } from '@lens/contracts/critical-texts';
import { fallbackChain, isLanguageCode, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { LiveTexts } from '../texts/live-texts.js';
import { ShippedTexts } from '../texts/shipped-texts.js';

/** What visitors read in English of the site's own texts: neither a file nor the live set says it in their language. */
@Injectable()
export class UntranslatedTexts {
  constructor(
    private readonly shipped: ShippedTexts,
    private readonly live: LiveTexts,
  ) {}

  /** The English by its key; nothing of a namespace that visitors do not see, nor what no machine may write. @throws ApiError 503 `texts_unavailable` */
  async read(namespace: string, language: LanguageCode): Promise<ReadonlyMap<string, string>> {
    if (!(await this.shipped.namespaces()).includes(namespace)) return new Map();
    const chain = fallbackChain(language)
      .filter(isLanguageCode)
      .filter((code) => code !== sourceLanguage);
    const files = await Promise.all(chain.map((code) => this.shipped.file(code, namespace)));
    const { texts } = (await this.live.current()).texts;
    const { wanted } = files[0]!;
    // One that was written for another wording lies over the file only where the checks allow it, which a shell knows.
    const published = texts.filter(
      (text) =>
        text.namespace === namespace &&
        chain.some((code) => code === text.language) &&
        text.source === wanted.get(text.key)?.source,
    );
    const said = new Set([
      ...files.flatMap((file) => [...file.texts.keys()]),
      ...published.map(({ key }) => key),
    ]);
    return new Map(
      [...wanted].flatMap(([key, { source }]) =>
        said.has(key) || isCritical(key, source) ? [] : [[key, source]],
      ),
    );
  }
}
