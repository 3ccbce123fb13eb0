import { randomBytes } from 'node:crypto';

/** 120 random bits, as text that is easy to copy. */
export const generatePassword = (): string => randomBytes(15).toString('base64url');
