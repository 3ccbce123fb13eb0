import { Body, Controller, Get, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { textFileBytes } from '@lens/contracts/text-files';
import { Access } from '../../common/access.js';
import { Fails } from '../../common/errors/fails.js';
import { BodyLimit } from '../../common/limits/body-limit.js';
import { Answers } from '../../common/output/answers.js';
import { IfMatch, NeedsRevision, RevisionTag } from '../../common/revision/if-match.js';
import { CurrentStaff, type Staff } from '../../common/staff.js';
import { Coverage } from './coverage.js';
import { splitBlankTexts } from './parsed-text-file.js';
import { parseNestedTexts } from './nested-texts.js';
import { TextDesk } from './text-desk.js';
import { TextFiles } from './text-files.js';
import { TextList } from './text-list.js';
import {
  DeskCoverageAnswer,
  DeskPageAnswer,
  DeskQuery,
  DeskTextAnswer,
  DeskUpdateDto,
  TextFileDto,
  TextFileName,
  TextHistoryAnswer,
  TextImportAnswer,
  TextImportPreviewAnswer,
  TextImportQuery,
  TextName,
  TextRevertDto,
} from './texts.dto.js';

@Controller('translations')
export class TextsController {
  constructor(
    private readonly list: TextList,
    private readonly coverageReport: Coverage,
    private readonly desk: TextDesk,
    private readonly files: TextFiles,
  ) {}

  @Get('texts')
  @Access('staff')
  @Fails('not_found', 'texts_unavailable')
  @Answers(200, DeskPageAnswer)
  page(@Query() query: DeskQuery) {
    return this.list.page(query);
  }

  @Get('coverage')
  @Access('staff')
  @Fails('texts_unavailable')
  @Answers(200, DeskCoverageAnswer)
  coverage() {
    return this.coverageReport.read();
  }

  @Get('texts/:language/:namespace/:key')
  @UseInterceptors(RevisionTag)
  @Access('staff')
  @Fails('texts_unavailable')
  @Answers(200, DeskTextAnswer)
  read(@Param() name: TextName) {
    return this.list.read(name);
  }

  @Put('texts/:language/:namespace/:key')
  @UseInterceptors(RevisionTag)
  @NeedsRevision()
  @Access('translator')
  @Fails(
    'language_not_permitted',
    'translation_blocked',
    'translator_required',
    'second_person_required',
    'qualification_required',
    'source_changed',
    'texts_unavailable',
  )
  @Answers(200, DeskTextAnswer)
  save(
    @CurrentStaff() staff: Staff,
    @Param() name: TextName,
    @IfMatch() revision: number,
    @Body() body: DeskUpdateDto,
  ) {
    return this.desk.save(staff, name, revision, body);
  }

  @Get('texts/:language/:namespace/:key/history')
  @Access('staff')
  @Fails('texts_unavailable')
  @Answers(200, TextHistoryAnswer)
  history(@Param() name: TextName) {
    return this.desk.history(name);
  }

  @Post('texts/:language/:namespace/:key/revert')
  @UseInterceptors(RevisionTag)
  @NeedsRevision()
  @Access('translator')
  @Fails('language_not_permitted', 'texts_unavailable')
  @Answers(200, DeskTextAnswer)
  revert(
    @CurrentStaff() staff: Staff,
    @Param() name: TextName,
    @IfMatch() current: number,
    @Body() { revision }: TextRevertDto,
  ) {
    return this.desk.revert(staff, name, current, revision);
  }

  @Get('files/:language/:namespace')
  @Access('staff')
  @Fails('texts_unavailable')
  @Answers(200, { files: ['application/json'] })
  export(@Param() { language, namespace }: TextFileName) {
    return this.files.export(language, namespace);
  }

  @Put('files/:language/:namespace')
  @NeedsRevision()
  @BodyLimit(textFileBytes)
  @Access('translator')
  @Fails('language_not_permitted', 'texts_unavailable')
  @Answers(200, TextImportAnswer)
  import(
    @CurrentStaff() staff: Staff,
    @Param() name: TextFileName,
    @Query() choice: TextImportQuery,
    @IfMatch() baseRevision: number,
    @Body() body: TextFileDto,
  ) {
    return this.files.import(staff, name, splitBlankTexts(parseNestedTexts(body)), {
      baseRevision,
      ...choice,
    });
  }

  @Post('files/:language/:namespace/preview')
  @UseInterceptors(RevisionTag)
  @BodyLimit(textFileBytes)
  @Access('translator')
  @Fails('texts_unavailable')
  @Answers(200, TextImportPreviewAnswer)
  preview(@Param() { language, namespace }: TextFileName, @Body() body: TextFileDto) {
    return this.files.preview(language, namespace, splitBlankTexts(parseNestedTexts(body)));
  }
}
