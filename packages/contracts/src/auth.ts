import { z } from 'zod';
import { role } from './access.js';
import { accountMaxLengths as length } from './max-lengths.js';
import { newPassword } from './password.js';

const password = z.string().min(1).max(length.password);

/** Six digits of an authenticator app, or a recovery code; spaces and dashes are ignored. */
const otp = z.string().trim().min(1).max(length.oneTimeCode);

export const loginRequest = z.strictObject({
  username: z.string().trim().min(1).max(length.username),
  password,
  /** Ignored unless the account has a second factor; an empty one counts as missing. */
  otp: z.string().trim().max(length.oneTimeCode).optional(),
});

export const sessionUser = z.object({ id: z.uuid(), username: z.string(), role });

export const loginResponse = z.object({ token: z.string(), user: sessionUser });

export const passwordChange = z
  .strictObject({
    current: password,
    next: newPassword,
  })
  .refine(({ current, next }) => current !== next, {
    path: ['next'],
    error: 'This is already your password. Choose another one.',
  });

/** The claims of a token; `exp` in seconds since the epoch. */
export const tokenPayload = z.object({
  sub: z.uuid(),
  username: z.string(),
  role,
  jti: z.uuid(),
  exp: z.int(),
});

export const secondFactorStatus = z.object({
  enabled: z.boolean(),
  /** How many recovery codes are left. */
  recovery_codes: z.int(),
});

export const secondFactorStart = z.strictObject({ password });

/** What an authenticator app needs: the secret in base 32, and an `otpauth://` address with it for a QR code. */
export const secondFactorEnrolment = z.object({ secret: z.string(), uri: z.string() });

export const secondFactorConfirmation = z.strictObject({ otp });

/** Required for every change of the second factor. */
export const secondFactorProof = z.strictObject({ password, otp });

/** Shown only once; each replaces a code of the app for one sign-in. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export type LoginRequest = z.infer<typeof loginRequest>;
export type LoginResponse = z.infer<typeof loginResponse>;
export type SessionUser = z.infer<typeof sessionUser>;
export type TokenPayload = z.infer<typeof tokenPayload>;
export type SecondFactorStatus = z.infer<typeof secondFactorStatus>;
export type SecondFactorEnrolment = z.infer<typeof secondFactorEnrolment>;
export type SecondFactorProof = z.infer<typeof secondFactorProof>;
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
