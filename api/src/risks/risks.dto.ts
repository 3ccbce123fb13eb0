import { publicRiskPage, risk, riskContent, riskCreate, riskPage, riskQuery } from '@lens/contracts/risks';
import { createZodDto } from 'nestjs-zod/dto';

export class RiskContentDto extends createZodDto(riskContent) {}
export class RiskCreateDto extends createZodDto(riskCreate) {}
export class RiskQueryDto extends createZodDto(riskQuery) {}
export class RiskAnswer extends createZodDto(risk) {}
export class RiskPageAnswer extends createZodDto(riskPage) {}
export class PublicRiskPageAnswer extends createZodDto(publicRiskPage) {}
