import { User } from './accounts/user.entity.js';
import { RecoveryCode } from './second-factor/recovery-code.entity.js';
import { SecondFactor } from './second-factor/second-factor.entity.js';
import { Session } from './session.entity.js';

export const authEntities = [RecoveryCode, SecondFactor, Session, User];
