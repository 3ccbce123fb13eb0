import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { SessionUser } from '@lens/contracts/auth';
import type { Request } from 'express';

/** The signed-in user, with the name and role that the database has now. */
export interface Staff extends SessionUser {
  sessionId: string;
  /** When the user signed in, in milliseconds since the epoch. */
  signedInAt: number;
}

export interface StaffRequest extends Request {
  staff?: Staff;
}

/** Injects the signed-in user; only on routes that are not public. */
export const CurrentStaff = createParamDecorator((_data: unknown, context: ExecutionContext): Staff => {
  const { staff } = context.switchToHttp().getRequest<StaffRequest>();
  if (!staff) throw new Error('A public route uses @CurrentStaff()');
  return staff;
});
