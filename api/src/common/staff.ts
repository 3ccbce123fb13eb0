import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { SessionUser } from '@lens/contracts/auth';
import type { Request } from 'express';

/** Whoever is signed in, as the database knows them now. */
export interface Staff extends SessionUser {
  sessionId: string;
  /** When this sign-in began, in milliseconds since the epoch. */
  signedInAt: number;
}

export interface StaffRequest extends Request {
  staff?: Staff;
}

/** The signed-in caller; only on routes that are not public. */
export const CurrentStaff = createParamDecorator((_data: unknown, context: ExecutionContext): Staff => {
  const { staff } = context.switchToHttp().getRequest<StaffRequest>();
  if (!staff) throw new Error('A public route asked who is signed in');
  return staff;
});
