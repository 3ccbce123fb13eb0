import { randomBytes } from 'node:crypto';

/** 120 random bits, easy to copy. */
export const newPassword = (): string => randomBytes(15).toString('base64url');
