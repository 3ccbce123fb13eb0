import { browserEvent, type BrowserEvent } from '@lens/contracts/events';
import { createZodDto } from 'nestjs-zod/dto';

// A class cannot extend a union, so value and type are stated apart.
export const BrowserEventDto = createZodDto(browserEvent);
export type BrowserEventDto = BrowserEvent;
