import {
  applyDecorators,
  Body,
  Controller,
  Get,
  Param,
  Post,
  Put,
  Query,
  UseInterceptors,
} from '@nestjs/common';
import { xliffFileBytes, xliffType } from '@lens/contracts/text-files';
import { Access } from '../../../common/access.js';
import { deferSwagger } from '../../../common/deferred-swagger.js';
import { Fails } from '../../../common/errors/fails.js';
import { AcceptsBody } from '../../../common/input/accepts-body.js';
import { BodyLimit } from '../../../common/limits/body-limit.js';
import { Answers } from '../../../common/output/answers.js';
import { IfMatch, NeedsRevision, RevisionTag } from '../../../common/revision/if-match.js';
import { CurrentStaff, type Staff } from '../../../common/staff.js';
import { TextFiles } from '../text-files.js';
import {
  TextFileName,
  TextImportAnswer,
  TextImportPreviewAnswer,
  TextImportQuery,
  XliffFileDto,
} from '../texts.dto.js';
import { readXliff } from './read-xliff.js';
import { XliffFiles } from './xliff-files.js';

const TakesXliff = (): MethodDecorator =>
  applyDecorators(
    BodyLimit(xliffFileBytes),
    AcceptsBody({ types: [xliffType], readBy: 'text parser', errorCode: 'xliff_required' }),
    Fails(
      'xliff_unreadable',
      'xliff_of_other_texts',
      'xliff_required',
      'text_not_unicode',
      'texts_unavailable',
    ),
    deferSwagger(({ ApiConsumes }) => ApiConsumes(xliffType)),
  );

@Controller('translations/files/:language/:namespace/xliff')
export class XliffController {
  constructor(
    private readonly xliff: XliffFiles,
    private readonly files: TextFiles,
  ) {}

  @Get()
  @Access('staff')
  @Fails('texts_unavailable')
  @Answers(200, { files: [xliffType] })
  export(@Param() { language, namespace }: TextFileName) {
    return this.xliff.export(language, namespace);
  }

  @Put()
  @NeedsRevision()
  @TakesXliff()
  @Access('translator')
  @Answers(200, TextImportAnswer)
  import(
    @CurrentStaff() staff: Staff,
    @Param() name: TextFileName,
    @Query() choice: TextImportQuery,
    @IfMatch() baseRevision: number,
    @Body() document: XliffFileDto,
  ) {
    return this.files.import(staff, name, readXliff(document, name.language, name.namespace), {
      baseRevision,
      ...choice,
    });
  }

  @Post('preview')
  @UseInterceptors(RevisionTag)
  @TakesXliff()
  @Access('translator')
  @Answers(200, TextImportPreviewAnswer)
  preview(@Param() { language, namespace }: TextFileName, @Body() document: XliffFileDto) {
    return this.files.preview(language, namespace, readXliff(document, language, namespace));
  }
}
