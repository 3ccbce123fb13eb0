import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { ArticlesService } from './articles.service.js';
import { ArticleHistory } from './article-history.js';
import { ArticleList } from './article-list.js';
import { ArticlePreview } from './article-preview.js';
import { ArticlesController } from './articles.controller.js';
import { PublishedArticles } from './published-articles.js';
import { ScheduledPublication } from './scheduled-publication.js';
import { UntranslatedArticles } from './untranslated-articles.js';

@Module({
  imports: [ActivityModule],
  controllers: [ArticlesController],
  providers: [
    ArticlesService,
    ArticleHistory,
    ArticleList,
    ArticlePreview,
    PublishedArticles,
    ScheduledPublication,
    UntranslatedArticles,
  ],
  exports: [ArticlePreview, UntranslatedArticles],
})
export class ArticlesModule {}
