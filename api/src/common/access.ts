import { applyDecorators, SetMetadata } from '@nestjs/common';
import { roles, type Role } from '@lens/contracts/access';
import { documented } from '../documentation/documented.js';

/** Who may call a route. `editor` keeps patients' data and published figures from translators. */
export type AccessLevel = 'public' | 'staff' | 'editor' | 'admin';

export const accessKey = 'access';

const rolesByLevel: Record<Exclude<AccessLevel, 'public'>, readonly Role[]> = {
  staff: roles,
  editor: ['admin', 'editor'],
  admin: ['admin'],
};

/** States a route's access. A route without it stops the start. */
export function Access(level: AccessLevel): MethodDecorator {
  const mark = SetMetadata(accessKey, level);
  return level === 'public'
    ? mark
    : applyDecorators(
        mark,
        documented(({ ApiBearerAuth }) => ApiBearerAuth()),
      );
}

export const isAllowed = (role: Role, level: Exclude<AccessLevel, 'public'>): boolean =>
  rolesByLevel[level].includes(role);

export const rolesOf = (level: Exclude<AccessLevel, 'public'>): Role[] => [...rolesByLevel[level]];
