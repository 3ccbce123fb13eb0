import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common';
import { Access } from '../../common/access.js';
import { Fails } from '../../common/errors/fails.js';
import { WithoutDatabase } from '../../common/errors/without-database.js';
import { Answers } from '../../common/output/answers.js';
import { VersionPreviewTokens } from './version-preview-tokens.js';
import { VersionPreviewLinks } from './version-preview-links.js';
import {
  OpenedVersionPreviewAnswer,
  OpenVersionPreviewDto,
  VersionPreviewAddress,
  VersionPreviewAnswer,
  VersionPreviewDto,
  VersionPreviewLinkAnswer,
} from './version-previews.dto.js';

@Controller('version-previews')
export class VersionPreviewsController {
  constructor(
    private readonly links: VersionPreviewLinks,
    private readonly tokens: VersionPreviewTokens,
  ) {}

  @Post()
  @Access('admin')
  @Fails('not_found')
  @Answers(201, VersionPreviewLinkAnswer)
  create(@Body() version: VersionPreviewDto) {
    return this.links.create(version);
  }

  @Post('open')
  @Access('staff')
  @Header('Cache-Control', 'private, no-store')
  @Fails('not_found', 'preview_expired')
  @Answers(200, OpenedVersionPreviewAnswer)
  open(@Body() { link }: OpenVersionPreviewDto) {
    return this.tokens.open(link);
  }

  /** For shells: the token is from the cookie of somebody who has opened a link. */
  @Get(':token')
  @Access('public')
  @WithoutDatabase()
  @Header('Cache-Control', 'private, no-store')
  @Fails('preview_expired')
  @Answers(200, VersionPreviewAnswer)
  read(@Param() { token }: VersionPreviewAddress) {
    return this.tokens.read(token);
  }
}
