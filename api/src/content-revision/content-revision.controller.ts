import { createHash } from 'node:crypto';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Access } from '../common/access.js';
import { deferSwagger } from '../common/deferred-swagger.js';
import { Answers } from '../common/output/answers.js';
import { ContentRevisionAnswer } from './content-revision.dto.js';
import { ContentRevision } from './content-revision.js';

@Controller('content-revision')
export class ContentRevisionController {
  constructor(private readonly revision: ContentRevision) {}

  @Get()
  @Access('public')
  @deferSwagger(({ ApiResponse }) =>
    ApiResponse({ status: 304, description: 'The revision is still the one that `If-None-Match` names.' }),
  )
  @Answers(200, ContentRevisionAnswer)
  async read(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const revision = await this.revision.current();
    response.setHeader('ETag', `"${createHash('sha256').update(revision).digest('base64url').slice(0, 27)}"`);
    response.setHeader('Cache-Control', 'no-cache');
    if (request.fresh) response.status(304);
    return { revision };
  }
}
