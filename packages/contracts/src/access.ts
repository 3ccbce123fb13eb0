import { z } from 'zod';

export const roles = ['admin', 'editor', 'translator'] as const;
export const role = z.enum(roles);
export type Role = (typeof roles)[number];
