import {
  recoveryCodes,
  secondFactorConfirmation,
  secondFactorEnrolment,
  secondFactorProof,
  secondFactorStart,
  secondFactorStatus,
} from '@lens/contracts/auth';
import { createZodDto } from 'nestjs-zod/dto';

export class SecondFactorStartDto extends createZodDto(secondFactorStart) {}
export class SecondFactorConfirmationDto extends createZodDto(secondFactorConfirmation) {}
export class SecondFactorProofDto extends createZodDto(secondFactorProof) {}
export class SecondFactorStatusAnswer extends createZodDto(secondFactorStatus) {}
export class SecondFactorEnrolmentAnswer extends createZodDto(secondFactorEnrolment) {}
export class RecoveryCodesAnswer extends createZodDto(recoveryCodes) {}
