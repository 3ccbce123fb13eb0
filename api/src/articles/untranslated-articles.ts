import { Injectable } from '@nestjs/common';
import { translatableLines, parseTranslatedLine } from '@lens/contracts/article-lines';
import { isCriticalArticle } from '@lens/contracts/critical-texts';
import { fallbackChain, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { isEmptyBody } from '@lens/contracts/rich-text';
import { DataSource, In } from 'typeorm';
import { PublishedArticle } from './published-article.entity.js';
import { PublishedText } from './published-text.entity.js';
import { isPublishedSql } from './visibility.js';

export interface UntranslatedText {
  source: string;
  /** Whether a translation can be shown in its place. */
  fits(translation: string): boolean;
}

/** Finds the parts of articles that visitors read in English, since their language has no text. */
@Injectable()
export class UntranslatedArticles {
  constructor(private readonly database: DataSource) {}

  /**
   * By part. Empty for articles that are not published, exist in the language, or may not be translated by a machine.
   */
  async read(id: string, lng: LanguageCode): Promise<ReadonlyMap<string, UntranslatedText>> {
    const { manager } = this.database;
    const untranslated = new Map<string, UntranslatedText>();
    const article = await manager
      .createQueryBuilder(PublishedArticle, 'article')
      .where(isPublishedSql)
      .andWhere('article.id = :id', { id })
      .getOne();
    if (!article) return untranslated;
    const texts = await manager.findBy(PublishedText, { article_id: id, lng: In(fallbackChain(lng)) });
    const translated = texts.filter((text) => text.lng !== sourceLanguage);
    const english = texts.find((text) => text.lng === sourceLanguage);
    if (!english) return untranslated;
    const { title, excerpt, body } = english;
    const lines = translatableLines(body);
    if (isCriticalArticle(article.categories, [title, excerpt, ...lines.map(({ text }) => text)]))
      return untranslated;
    if (translated.length === 0)
      for (const [part, source] of Object.entries({ title, excerpt }))
        if (source !== '') untranslated.set(part, { source, fits: () => true });
    if (translated.every((text) => isEmptyBody(text.body)))
      for (const { part, text, content } of lines)
        untranslated.set(part, {
          source: text,
          fits: (translation) => parseTranslatedLine(content, translation) !== null,
        });
    return untranslated;
  }
}
