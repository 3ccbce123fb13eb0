import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { SessionUser } from '@lens/contracts/auth';
import type { DeskPermissions } from '@lens/contracts/desk-permissions';
import type { Request } from 'express';

/** The signed-in user, as the database has them now. */
export interface Staff extends SessionUser {
  /** What they may do at the translation desk, if they are a translator. */
  permissions: DeskPermissions;
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
