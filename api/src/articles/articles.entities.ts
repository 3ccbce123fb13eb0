import { ArticleAddress } from './article-address.entity.js';
import { ArticleImage } from './article-image.entity.js';
import { ArticleText } from './article-text.entity.js';
import { ArticleVersion } from './article-version.entity.js';
import { Article } from './article.entity.js';
import { PublishedArticle } from './published-article.entity.js';
import { PublishedImage } from './published-image.entity.js';
import { PublishedText } from './published-text.entity.js';

export const articleEntities = [
  Article,
  ArticleAddress,
  ArticleImage,
  ArticleText,
  ArticleVersion,
  PublishedArticle,
  PublishedImage,
  PublishedText,
];
