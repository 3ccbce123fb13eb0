import { SetMetadata } from '@nestjs/common';
import { roles, type Role } from '@lens/contracts/access';

/**
 * Who may call a route. `editor` keeps patients' data and published figures from translators, `translator` the desk of
 * translations from editors.
 */
export type AccessLevel = 'public' | 'staff' | 'editor' | 'translator' | 'admin';

export const accessKey = 'access';

const rolesByLevel: Record<Exclude<AccessLevel, 'public'>, readonly Role[]> = {
  staff: roles,
  editor: ['admin', 'editor'],
  translator: ['admin', 'translator'],
  admin: ['admin'],
};

/** States a route's access. A route without it stops the start. */
export const Access = (level: AccessLevel): MethodDecorator => SetMetadata(accessKey, level);

export const isAllowed = (role: Role, level: Exclude<AccessLevel, 'public'>): boolean =>
  rolesByLevel[level].includes(role);

export const rolesOf = (level: Exclude<AccessLevel, 'public'>): Role[] => [...rolesByLevel[level]];

/** Whether being signed in is not enough. */
export const needsRole = (level: AccessLevel): boolean =>
  level !== 'public' && roles.some((role) => !isAllowed(role, level));

/** The same for people. */
export const describeAccess = (level: AccessLevel): string =>
  level === 'public' ? 'For everybody.' : `For signed-in staff: ${rolesByLevel[level].join(', ')}.`;
