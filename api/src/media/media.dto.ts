import { media, mediaChange, mediaDetail, mediaPage, mediaQuery, mediaUpload } from '@lens/contracts/media';
import { createZodDto } from 'nestjs-zod/dto';

export class MediaQuery extends createZodDto(mediaQuery) {}
export class MediaUploadDto extends createZodDto(mediaUpload) {}
export class MediaChangeDto extends createZodDto(mediaChange) {}
export class MediaAnswer extends createZodDto(media) {}
export class MediaDetailAnswer extends createZodDto(mediaDetail) {}
export class MediaPageAnswer extends createZodDto(mediaPage) {}
