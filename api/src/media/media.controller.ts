import { Body, Controller, Delete, Get, Param, Patch, Post, Query, UseInterceptors } from '@nestjs/common';
import { CurrentStaff, type Staff } from '../common/staff.js';
import { Access } from '../common/access.js';
import { Fails } from '../common/errors/fails.js';
import { IdParam } from '../common/input/id.dto.js';
import { AcceptsBody } from '../common/input/accepts-body.js';
import { Answers } from '../common/output/answers.js';
import { IfMatch, NeedsRevision, RevisionTag } from '../common/revision/if-match.js';
import { ReceiveUpload, UploadedPicture, type Upload } from './intake/receive-upload.js';
import { DocumentUpload } from './intake/document-upload.js';
import { MediaService } from './media.service.js';
import { MediaList } from './media-list.js';
import {
  MediaChangeDto,
  MediaDetailAnswer,
  MediaPageAnswer,
  MediaQuery,
  MediaUploadDto,
} from './media.dto.js';

@Controller('media')
@UseInterceptors(RevisionTag)
export class MediaController {
  constructor(
    private readonly pictures: MediaList,
    private readonly media: MediaService,
  ) {}

  @Get()
  @Access('staff')
  @Answers(200, MediaPageAnswer)
  list(@Query() query: MediaQuery) {
    return this.pictures.list(query);
  }

  @Post('upload')
  @AcceptsBody({ types: ['multipart/form-data'], readBy: 'route' })
  @UseInterceptors(ReceiveUpload)
  @DocumentUpload()
  @Access('editor')
  @Answers(201, MediaDetailAnswer)
  upload(@CurrentStaff() staff: Staff, @UploadedPicture() upload: Upload, @Body() body: MediaUploadDto) {
    return this.media.create(staff, upload, body);
  }

  @Get(':id')
  @Access('staff')
  @Answers(200, MediaDetailAnswer)
  read(@CurrentStaff() staff: Staff, @Param() { id }: IdParam) {
    return this.pictures.read(staff, id);
  }

  @Patch(':id')
  @NeedsRevision()
  @Access('editor')
  @Fails('in_use')
  @Answers(200, MediaDetailAnswer)
  change(
    @CurrentStaff() staff: Staff,
    @Param() { id }: IdParam,
    @IfMatch() revision: number,
    @Body() body: MediaChangeDto,
  ) {
    return this.media.change(staff, { id, revision }, body);
  }

  @Post(':id/retry')
  @NeedsRevision()
  @Access('editor')
  @Fails('nothing_to_retry')
  @Answers(200, MediaDetailAnswer)
  retry(@CurrentStaff() staff: Staff, @Param() { id }: IdParam, @IfMatch() revision: number) {
    return this.media.retry(staff, { id, revision });
  }

  @Delete(':id')
  @NeedsRevision()
  @Access('editor')
  @Fails('in_use')
  @Answers(204, 'nothing')
  remove(@CurrentStaff() staff: Staff, @Param() { id }: IdParam, @IfMatch() revision: number) {
    return this.media.remove(staff, { id, revision });
  }
}
