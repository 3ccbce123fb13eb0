import { activityPage, activityQuery } from '@lens/contracts/activity';
import { createZodDto } from 'nestjs-zod/dto';

export class ActivityQuery extends createZodDto(activityQuery) {}
export class ActivityPageAnswer extends createZodDto(activityPage) {}
