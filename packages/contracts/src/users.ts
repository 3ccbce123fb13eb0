import { z } from 'zod';
import { role } from './access.js';
import { deskPermissions } from './desk-permissions.js';
import { emptyUpdateMessage, hasAnyField } from './update-checks.js';
import { listQuery, pageOf } from './lists.js';
import { accountMaxLengths as length } from './max-lengths.js';
import { newPassword } from './password.js';
import { revisionFields } from './revisions.js';

/** The person behind the account, as the sign-off of a critical text names them; null if unknown. */
const personFields = {
  name: z.string().trim().min(1).max(length.name).nullable(),
  qualification: z.string().trim().min(1).max(length.qualification).nullable(),
};

/** What an administrator may set besides role and password. */
const profile = z.strictObject({ ...personFields, permissions: deskPermissions }).partial();

export const user = z.object({
  id: z.uuid(),
  username: z.string(),
  role,
  ...personFields,
  /** What a translator may do in which languages. */
  permissions: deskPermissions,
  /** Whether logging in requires a second factor. */
  second_factor: z.boolean(),
  created_at: z.string(),
  last_login_at: z.string().nullable(),
  /** Accurate to the minute. */
  last_active_at: z.string().nullable(),
  ...revisionFields,
});

export const userCreate = z.strictObject({
  username: z
    .string()
    .trim()
    .regex(/^[a-zA-Z0-9._-]{3,50}$/, 'Use 3 to 50 letters, digits, dots, dashes or underscores.'),
  password: newPassword,
  role,
  ...profile.shape,
});

export const userUpdate = z
  .strictObject({
    role: role.optional(),
    password: userCreate.shape.password.optional(),
    ...profile.shape,
  })
  .refine(hasAnyField, emptyUpdateMessage);
export const userQuery = listQuery(['created_at', 'username', 'role'], 'username').extend({
  role: role.optional(),
});
export const userPage = pageOf(user);

export type User = z.infer<typeof user>;
