import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { CurrentStaff, type Staff } from '../auth/staff.js';
import { Access } from '../common/access.js';
import { Fails } from '../common/errors/fails.js';
import { IdParam } from '../common/input/id.dto.js';
import { Answers } from '../common/output/answers.js';
import { IfMatch, NeedsRevision, RevisionTag } from '../common/revision/if-match.js';
import { ArticleDesk } from './article-desk.js';
import { ArticleHistory } from './article-history.js';
import { ArticleList } from './article-list.js';
import {
  ArticleAddress,
  ArticleAnswer,
  ArticleContentDto,
  ArticlePageAnswer,
  ArticleQuery,
  ArticleVersionAddress,
  ArticleVersionAnswer,
  ArticleVersionPageAnswer,
  ArticleVersionQuery,
  PublicArticleAnswer,
  PublicArticlePageAnswer,
  PublicArticleQuery,
  PublicArticleRequest,
} from './articles.dto.js';
import { PublishedArticles } from './published-articles.js';

@Controller('articles')
@UseInterceptors(RevisionTag)
export class ArticlesController {
  constructor(
    private readonly published: PublishedArticles,
    private readonly articles: ArticleList,
    private readonly desk: ArticleDesk,
    private readonly history: ArticleHistory,
  ) {}

  @Get('public')
  @Access('public')
  @Answers(200, PublicArticlePageAnswer)
  listPublic(@Query() query: PublicArticleQuery) {
    return this.published.list(query);
  }

  @Get('public/:id')
  @Access('public')
  @Answers(200, PublicArticleAnswer)
  readPublic(@Param() { id }: ArticleAddress, @Query() { lng }: PublicArticleRequest) {
    return this.published.read(id, lng);
  }

  @Get()
  @Access('staff')
  @Answers(200, ArticlePageAnswer)
  list(@Query() query: ArticleQuery) {
    return this.articles.list(query);
  }

  @Post()
  @Access('editor')
  @Fails('slug_taken')
  @Answers(201, ArticleAnswer)
  create(@CurrentStaff() staff: Staff, @Body() body: ArticleContentDto) {
    return this.desk.create(staff, body);
  }

  @Get(':id')
  @Access('staff')
  @Answers(200, ArticleAnswer)
  read(@Param() { id }: IdParam) {
    return this.articles.read(id);
  }

  @Put(':id')
  @NeedsRevision()
  @Access('editor')
  @Fails('slug_taken')
  @Answers(200, ArticleAnswer)
  replace(
    @CurrentStaff() staff: Staff,
    @Param() { id }: IdParam,
    @IfMatch() revision: number,
    @Body() body: ArticleContentDto,
  ) {
    return this.desk.replace(staff, id, revision, body);
  }

  @Delete(':id')
  @Access('editor')
  @Answers(204, 'nothing')
  remove(@CurrentStaff() staff: Staff, @Param() { id }: IdParam) {
    return this.desk.remove(staff, id);
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
  readVersion(@Param() { id, revision }: ArticleVersionAddress) {
    return this.history.read(id, revision);
  }

  @Post(':id/versions/:revision/restore')
  @NeedsRevision()
  @Access('editor')
  @Fails('slug_taken')
  @Answers(200, ArticleAnswer)
  restore(
    @CurrentStaff() staff: Staff,
    @Param() { id, revision }: ArticleVersionAddress,
    @IfMatch() seen: number,
  ) {
    return this.history.restore(staff, id, revision, seen);
  }
}
