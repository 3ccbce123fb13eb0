import type { Role } from '@lens/contracts/access';
import { hearsOf } from '@lens/contracts/hears-of';
import type { Message } from './message.js';

const atDesk: readonly Role[] = ['admin', 'translator'];

/** Rows that fewer read than hear of them in the activity log. */
const readers: Readonly<Record<string, readonly Role[]>> = {
  user: ['admin'],
  text_comment: atDesk,
  desk_text: atDesk,
  text_set: atDesk,
};

/** Nobody hears of what they may not read. */
export function mayHear(role: Role, message: Extract<Message, { data: object }>): boolean {
  switch (message.event) {
    case 'consultation':
      return hearsOf(role, 'consultation');
    case 'activity':
      return hearsOf(role, message.data.resource_type);
    case 'change': {
      const kind = message.data.resource_type;
      return hearsOf(role, kind) && (readers[kind]?.includes(role) ?? true);
    }
  }
}
