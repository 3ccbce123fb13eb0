import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { tmxFileBytes, tmxType } from '@lens/contracts/text-files';
import { Access } from '../../common/access.js';
import { deferSwagger } from '../../common/deferred-swagger.js';
import { Fails } from '../../common/errors/fails.js';
import { AcceptsBody } from '../../common/input/accepts-body.js';
import { BodyLimit } from '../../common/limits/body-limit.js';
import { Answers } from '../../common/output/answers.js';
import { CurrentStaff, type Staff } from '../../common/staff.js';
import { MemoryFiles } from './memory-files.js';
import { MemoryImportRecords } from './memory-import-records.js';
import {
  MemoryImportAnswer,
  MemoryImportListAnswer,
  MemoryImportName,
  MemoryImportQuery,
  MemoryName,
  TmxFileDto,
} from './memory.dto.js';
import { MemoryImports } from './memory-imports.js';

@Controller('translations/memory/:language')
export class MemoryController {
  constructor(
    private readonly files: MemoryFiles,
    private readonly imports: MemoryImports,
    private readonly records: MemoryImportRecords,
  ) {}

  @Get()
  @Access('translator')
  @Fails('texts_unavailable')
  @Answers(200, { files: [tmxType] })
  export(@Param() { language }: MemoryName) {
    return this.files.export(language);
  }

  // No revision: the memory only grows, a pair is stored once, and so the order of two imports does not matter.
  @Post()
  @BodyLimit(tmxFileBytes)
  @AcceptsBody({ types: [tmxType], readBy: 'text parser', errorCode: 'tmx_required' })
  @Access('translator')
  @Fails(
    'language_not_permitted',
    'tmx_unreadable',
    'tmx_of_other_languages',
    'tmx_required',
    'text_not_unicode',
  )
  @deferSwagger(({ ApiConsumes }) => ApiConsumes(tmxType))
  @Answers(200, MemoryImportAnswer)
  import(
    @CurrentStaff() staff: Staff,
    @Param() { language }: MemoryName,
    @Query() { origin }: MemoryImportQuery,
    @Body() document: TmxFileDto,
  ) {
    return this.imports.import(staff, language, document, origin);
  }

  @Get('imports')
  @Access('translator')
  @Answers(200, MemoryImportListAnswer)
  listImports(@Param() { language }: MemoryName) {
    return this.records.list(language);
  }

  // No revision: an import never changes after it was made.
  @Delete('imports/:import')
  @Access('translator')
  @Fails('language_not_permitted')
  @Answers(204, 'nothing')
  removeImport(@CurrentStaff() staff: Staff, @Param() { language, import: id }: MemoryImportName) {
    return this.records.remove(staff, language, id);
  }
}
