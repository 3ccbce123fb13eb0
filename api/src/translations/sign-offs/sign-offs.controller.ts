import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { textName } from '@lens/contracts/desk';
import { createZodDto } from 'nestjs-zod/dto';
import { Access } from '../../common/access.js';
import { Fails } from '../../common/errors/fails.js';
import { Answers } from '../../common/output/answers.js';
import { SignOffFiles } from './sign-off-files.js';

class SignOffQuery extends createZodDto(textName.pick({ language: true })) {}

@Controller('translations/sign-offs')
export class SignOffsController {
  constructor(private readonly files: SignOffFiles) {}

  /** In the format of `locales/sign-offs/<language>.json`, for the repositories of the remotes. */
  @Get()
  @Access('staff')
  @Fails('texts_unavailable')
  @Answers(200, { files: ['application/json'] })
  export(@Query() { language }: SignOffQuery): Promise<StreamableFile> {
    return this.files.export(language);
  }

  /** As a document to print or file. */
  @Get('record')
  @Access('staff')
  @Fails('texts_unavailable')
  @Answers(200, { files: ['text/html'] })
  record(@Query() { language }: SignOffQuery): Promise<StreamableFile> {
    return this.files.record(language);
  }
}
