import { hashKey } from '@tanstack/react-query';

/** Order of keys aside: the database has its own. */
export const same = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other]);
