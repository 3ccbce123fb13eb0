import { browserEvent, type BrowserEvent } from '@lens/contracts/events';
import { unionDto } from '../common/input/union-dto.js';

export const BrowserEventDto = unionDto('BrowserEventDto', browserEvent);
export type BrowserEventDto = BrowserEvent;
