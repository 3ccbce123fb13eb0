import type { Role } from '@lens/contracts/access';
import { canReceiveEventsAbout } from '@lens/contracts/event-access';
import type { DatabaseNotification } from './database-notification.js';

/** Rows that fewer roles can read than see in the activity log. */
const readersByResource: Readonly<Record<string, readonly Role[]>> = { module: ['admin'], user: ['admin'] };

/** Nobody receives events about rows that they cannot read. */
export function canReceive(
  role: Role,
  notification: Extract<DatabaseNotification, { data: object }>,
): boolean {
  switch (notification.event) {
    case 'consultation':
      return canReceiveEventsAbout(role, 'consultation');
    case 'activity':
      return canReceiveEventsAbout(role, notification.data.resource_type);
    case 'change': {
      const kind = notification.data.resource_type;
      return canReceiveEventsAbout(role, kind) && (readersByResource[kind]?.includes(role) ?? true);
    }
  }
}
