import { z } from 'zod';
import { role } from './access.js';

export const loginRequest = z.strictObject({
  username: z.string().trim().min(1).max(100),
  password: z.string().min(1).max(200),
  otp: z.string().trim().max(20).optional(),
});

export const sessionUser = z.object({ id: z.uuid(), username: z.string(), role });

export const loginResponse = z.object({ token: z.string(), user: sessionUser });

export const passwordChange = z.strictObject({
  current: z.string().min(1).max(200),
  next: z.string().min(12, 'A password needs at least 12 characters.').max(200),
});

/** What the token carries; `exp` in seconds since the epoch. */
export const tokenPayload = z.object({
  sub: z.uuid(),
  username: z.string(),
  role,
  jti: z.uuid(),
  exp: z.int(),
});

export type LoginRequest = z.infer<typeof loginRequest>;
export type LoginResponse = z.infer<typeof loginResponse>;
export type SessionUser = z.infer<typeof sessionUser>;
export type TokenPayload = z.infer<typeof tokenPayload>;
