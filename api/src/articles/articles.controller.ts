import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { Access } from '../common/access.js';
import { Fails } from '../common/errors/fails.js';
import { IdParam } from '../common/input/id.dto.js';
import { Answers } from '../common/output/answers.js';
import { Cached } from '../common/output/cached.js';
import { IfMatch, NeedsRevision, RevisionTag } from '../common/revision/if-match.js';
import { CurrentStaff, type Staff } from '../common/staff.js';
import { ArticlesService } from './articles.service.js';
import { ArticleHistory } from './article-history.js';
import { ArticleList } from './article-list.js';
import {
  ArticleAddressParam,
  ArticleAnswer,
  ArticleChangeDto,
  ArticleContentDto,
  ArticlePageAnswer,
  ArticlePublicationDto,
  ArticleQuery,
  ArticleVersionParam,
  ArticleVersionAnswer,
  ArticleVersionPageAnswer,
  ArticleVersionQuery,
  PublicArticleAnswer,
  PublicArticlePageAnswer,
  PublicArticleQuery,
  PublicArticleRequest,
  PublishedContentAnswer,
} from './articles.dto.js';
import { PublishedArticles } from './published-articles.js';

@Controller('articles')
@UseInterceptors(RevisionTag)
export class ArticlesController {
  constructor(
    private readonly published: PublishedArticles,
    private readonly articleList: ArticleList,
    private readonly articles: ArticlesService,
    private readonly history: ArticleHistory,
  ) {}

  @Get('public')
  @Access('public')
  @Cached()
  @Answers(200, PublicArticlePageAnswer)
  listPublic(@Query() query: PublicArticleQuery) {
    return this.published.list(query);
  }

  @Get('public/:id')
  @Access('public')
  @Cached()
  @Answers(200, PublicArticleAnswer)
  readPublic(@Param() { id }: ArticleAddressParam, @Query() { lng }: PublicArticleRequest) {
    return this.published.read(id, lng);
  }

  @Get()
  @Access('staff')
  @Answers(200, ArticlePageAnswer)
  list(@Query() query: ArticleQuery) {
    return this.articleList.list(query);
  }

  @Post()
  @Access('editor')
  @Fails('slug_taken', 'article_incomplete')
  @Answers(201, ArticleAnswer)
  create(@CurrentStaff() staff: Staff, @Body() body: ArticleContentDto) {
    return this.articles.create(staff, body);
  }

  @Get(':id')
  @Access('staff')
  @Answers(200, ArticleAnswer)
  read(@Param() { id }: IdParam) {
    return this.articleList.read(id);
  }

  @Put(':id')
  @NeedsRevision()
  @Access('editor')
  @Fails('slug_taken', 'article_incomplete')
  @Answers(200, ArticleAnswer)
  save(
    @CurrentStaff() staff: Staff,
    @Param() { id }: IdParam,
    @IfMatch() revision: number,
    @Body() body: ArticleChangeDto,
  ) {
    return this.articles.save(staff, id, revision, body);
  }

  @Delete(':id')
  @NeedsRevision()
  @Access('editor')
  @Answers(204, 'nothing')
  remove(@CurrentStaff() staff: Staff, @Param() { id }: IdParam, @IfMatch() revision: number) {
    return this.articles.remove(staff, id, revision);
  }

  @Get(':id/published')
  @Access('staff')
  @Fails('nothing_published')
  @Answers(200, PublishedContentAnswer)
  readPublishedContent(@Param() { id }: IdParam) {
    return this.articleList.readPublishedContent(id);
  }

  @Post(':id/publish')
  @NeedsRevision()
  @Access('editor')
  @Fails('slug_taken', 'article_incomplete')
  @Answers(200, ArticleAnswer)
  publish(
    @CurrentStaff() staff: Staff,
    @Param() { id }: IdParam,
    @IfMatch() revision: number,
    @Body() body: ArticlePublicationDto,
  ) {
    return this.articles.publish(staff, id, revision, body);
  }

  @Post(':id/unpublish')
  @NeedsRevision()
  @Access('editor')
  @Fails('nothing_published')
  @Answers(200, ArticleAnswer)
  unpublish(@CurrentStaff() staff: Staff, @Param() { id }: IdParam, @IfMatch() revision: number) {
    return this.articles.unpublish(staff, id, revision);
  }

  @Post(':id/discard')
  @NeedsRevision()
  @Access('editor')
  @Fails('nothing_published', 'slug_taken')
  @Answers(200, ArticleAnswer)
  discard(@CurrentStaff() staff: Staff, @Param() { id }: IdParam, @IfMatch() revision: number) {
    return this.articles.discard(staff, id, revision);
  }

  @Get(':id/versions')
  @Access('staff')
  @Answers(200, ArticleVersionPageAnswer)
  listVersions(@Param() { id }: IdParam, @Query() query: ArticleVersionQuery) {
    return this.history.list(id, query);
  }

  @Get(':id/versions/:revision')
  @Access('staff')
  @Answers(200, ArticleVersionAnswer)
  readVersion(@Param() { id, revision }: ArticleVersionParam) {
    return this.history.read(id, revision);
  }

  @Post(':id/versions/:revision/restore')
  @NeedsRevision()
  @Access('editor')
  @Answers(200, ArticleAnswer)
  restore(
    @CurrentStaff() staff: Staff,
    @Param() { id, revision }: ArticleVersionParam,
    @IfMatch() baseRevision: number,
  ) {
    return this.history.restore(staff, id, revision, baseRevision);
  }
}
