import { Body, Controller, Get, Post, UseInterceptors } from '@nestjs/common';
import { Access } from '../../common/access.js';
import { Fails } from '../../common/errors/fails.js';
import { Answers } from '../../common/output/answers.js';
import { IfMatch, NeedsRevision, RevisionTag } from '../../common/revision/if-match.js';
import { CurrentStaff, type Staff } from '../../common/staff.js';
import {
  FolderRenamedAnswer,
  FolderRenameDto,
  MediaFoldersAnswer,
  MediaMovedAnswer,
  MediaMoveDto,
} from '../media.dto.js';
import { FoldersService } from './folders.service.js';

@Controller('media')
@UseInterceptors(RevisionTag)
export class FoldersController {
  constructor(private readonly folders: FoldersService) {}

  @Get('folders')
  @Access('staff')
  @Answers(200, MediaFoldersAnswer)
  list() {
    return this.folders.list();
  }

  @Post('move')
  @Access('editor')
  @Answers(200, MediaMovedAnswer)
  move(@CurrentStaff() staff: Staff, @Body() body: MediaMoveDto) {
    return this.folders.move(staff, body);
  }

  /** `If-Match` is the folder's revision from the list of folders. */
  @Post('folders/rename')
  @NeedsRevision()
  @Access('editor')
  @Fails('not_found', 'folder_exists')
  @Answers(200, FolderRenamedAnswer)
  rename(@CurrentStaff() staff: Staff, @IfMatch() revision: number, @Body() body: FolderRenameDto) {
    return this.folders.rename(staff, revision, body);
  }
}
