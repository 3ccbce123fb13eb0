import { contentRevision } from '@lens/contracts/content-revision';
import { createZodDto } from 'nestjs-zod/dto';

export class ContentRevisionAnswer extends createZodDto(contentRevision) {}
