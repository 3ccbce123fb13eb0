import { browserEvent, type BrowserEvent } from '@lens/contracts/events';
import { createZodDto } from 'nestjs-zod/dto';

// A class cannot extend a union, so value and type are stated apart.
export const BrowserEventDto = createZodDto(browserEvent);
// The documentation calls a schema by its class.
Object.defineProperty(BrowserEventDto, 'name', { value: 'BrowserEventDto' });
export type BrowserEventDto = BrowserEvent;
