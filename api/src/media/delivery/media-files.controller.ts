import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod/dto';
import { z } from 'zod';
import { Access } from '../../common/access.js';
import { deferSwagger } from '../../common/deferred-swagger.js';
import { Fails } from '../../common/errors/fails.js';
import { WithoutDatabase } from '../../common/errors/without-database.js';
import { Answers } from '../../common/output/answers.js';
import { mimeByFormat } from '../variants/variant-plan.js';
import { variantFileName } from './variant-address.js';
import { MediaFiles } from './media-files.js';

class MediaFileAddress extends createZodDto(
  z.strictObject({ id: z.uuid(), file: z.string().regex(variantFileName) }),
) {}

@Controller('media/files')
export class MediaFilesController {
  constructor(private readonly files: MediaFiles) {}

  @Get(':id/:file')
  @Access('public')
  @WithoutDatabase()
  @Fails('storage_unavailable')
  @deferSwagger(({ ApiResponse }) =>
    ApiResponse({ status: 304, description: 'The client already has the file that `If-None-Match` names.' }),
  )
  @Answers(200, { files: Object.values(mimeByFormat) })
  send(
    @Param() address: MediaFileAddress,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.files.send(address, request, response);
  }
}
