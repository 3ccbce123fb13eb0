import { liveRequest, liveTicket } from '@lens/contracts/live';
import { createZodDto } from 'nestjs-zod/dto';

export class LiveRequest extends createZodDto(liveRequest) {}
export class LiveTicketAnswer extends createZodDto(liveTicket) {}
