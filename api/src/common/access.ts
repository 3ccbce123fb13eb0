import { SetMetadata } from '@nestjs/common';
import { roles, type Role } from '@lens/contracts/access';

/**
 * Who may call a route. `editor` protects patients' data and published figures from translators. `translator` excludes
 * editors from actions that cost money or publish in languages that they do not speak.
 */
export type AccessLevel = 'public' | 'staff' | 'editor' | 'translator' | 'admin';

export const accessKey = 'access';

const rolesByLevel: Record<Exclude<AccessLevel, 'public'>, readonly Role[]> = {
  staff: roles,
  editor: ['admin', 'editor'],
  translator: ['admin', 'translator'],
  admin: ['admin'],
};

/** States a route's access. The API does not start if a route has none. */
export const Access = (level: AccessLevel): MethodDecorator => SetMetadata(accessKey, level);

export const isAllowed = (role: Role, level: Exclude<AccessLevel, 'public'>): boolean =>
  rolesByLevel[level].includes(role);

export const allowedRoles = (level: Exclude<AccessLevel, 'public'>): Role[] => [...rolesByLevel[level]];

/** Whether a role is required besides being signed in. */
export const needsRole = (level: AccessLevel): boolean =>
  level !== 'public' && roles.some((role) => !isAllowed(role, level));

/** Describes the access in a sentence, for the documentation. */
export const describeAccess = (level: AccessLevel): string =>
  level === 'public' ? 'For everybody.' : `For signed-in staff: ${rolesByLevel[level].join(', ')}.`;
