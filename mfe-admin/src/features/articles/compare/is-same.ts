import { hashKey } from '@tanstack/react-query';

/** Ignores the order of keys, which the database changes. */
export const isSame = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other]);
