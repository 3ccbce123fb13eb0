import {
  folderRename,
  folderRenamed,
  mediaChange,
  mediaDetail,
  mediaFolders,
  mediaMove,
  mediaMoved,
  mediaPage,
  mediaQuery,
  mediaUpload,
} from '@lens/contracts/media';
import { createZodDto } from 'nestjs-zod/dto';

export class MediaQuery extends createZodDto(mediaQuery) {}
export class MediaUploadDto extends createZodDto(mediaUpload) {}
export class MediaChangeDto extends createZodDto(mediaChange) {}
export class MediaDetailAnswer extends createZodDto(mediaDetail) {}
export class MediaMoveDto extends createZodDto(mediaMove) {}
export class MediaMovedAnswer extends createZodDto(mediaMoved) {}
export class MediaFoldersAnswer extends createZodDto(mediaFolders) {}
export class FolderRenamedAnswer extends createZodDto(folderRenamed) {}
export class FolderRenameDto extends createZodDto(folderRename) {}
export class MediaPageAnswer extends createZodDto(mediaPage) {}
