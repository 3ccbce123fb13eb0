import { Body, Controller, Get, Post } from '@nestjs/common';
import { CurrentStaff, type Staff } from '../../auth/staff.js';
import { Access } from '../../common/access.js';
import { Fails } from '../../common/errors/fails.js';
import { Answers } from '../../common/output/answers.js';
import { FolderRenameDto, MediaFoldersAnswer, MediaMovedAnswer, MediaMoveDto } from '../media.dto.js';
import { FolderDesk } from './folder-desk.js';

@Controller('media')
export class FoldersController {
  constructor(private readonly desk: FolderDesk) {}

  @Get('folders')
  @Access('staff')
  @Answers(200, MediaFoldersAnswer)
  list() {
    return this.desk.list();
  }

  @Post('move')
  @Access('editor')
  @Answers(200, MediaMovedAnswer)
  move(@CurrentStaff() staff: Staff, @Body() body: MediaMoveDto) {
    return this.desk.move(staff, body);
  }

  @Post('folders/rename')
  @Access('editor')
  @Fails('not_found', 'folder_exists')
  @Answers(200, MediaMovedAnswer)
  rename(@CurrentStaff() staff: Staff, @Body() body: FolderRenameDto) {
    return this.desk.rename(staff, body);
  }
}
