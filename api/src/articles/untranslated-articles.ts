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

/** What visitors read in English of articles that are not written in their language. */
@Injectable()
export class UntranslatedArticles {
  constructor(private readonly database: DataSource) {}

  /** By the part of the article; nothing of one that is not published, that the language has, or that no machine may write. */
  async read(id: string, lng: LanguageCode): Promise<ReadonlyMap<string, UntranslatedText>> {
    const { manager } = this.database;
    const found = new Map<string, UntranslatedText>();
    const article = await manager
      .createQueryBuilder(PublishedArticle, 'article')
      .where(isPublishedSql)
      .andWhere('article.id = :id', { id })
      .getOne();
    if (!article) return found;
    const texts = await manager.findBy(PublishedText, { article_id: id, lng: In(fallbackChain(lng)) });
    const own = texts.filter((text) => text.lng !== sourceLanguage);
    const english = texts.find((text) => text.lng === sourceLanguage);
    if (!english) return found;
    const { title, excerpt, body } = english;
    const lines = translatableLines(body);
    if (isCriticalArticle(article.categories, [title, excerpt, ...lines.map(({ text }) => text)]))
      return found;
    if (own.length === 0)
      for (const [part, source] of Object.entries({ title, excerpt }))
        if (source !== '') found.set(part, { source, fits: () => true });
    if (own.every((text) => isEmptyBody(text.body)))
      for (const { part, text, content } of lines)
        found.set(part, { source: text, fits: (made) => parseTranslatedLine(content, made) !== null });
    return found;
  }
}
