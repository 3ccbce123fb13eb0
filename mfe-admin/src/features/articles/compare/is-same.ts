import { hashKey } from '@tanstack/react-query';

/** Order of keys aside: the database has its own. */
export const isSame = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other]);
