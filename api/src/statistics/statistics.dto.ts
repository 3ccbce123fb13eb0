import {
  publicStatisticPage,
  publicStatisticQuery,
  statistic,
  statisticOrder,
  statisticOrdered,
  statisticPage,
  statisticQuery,
  statisticUpdate,
} from '@lens/contracts/statistics';
import { createZodDto } from 'nestjs-zod/dto';

export class StatisticUpdateDto extends createZodDto(statisticUpdate) {}
export class StatisticOrderDto extends createZodDto(statisticOrder) {}
export class StatisticOrderAnswer extends createZodDto(statisticOrdered) {}
export class StatisticQuery extends createZodDto(statisticQuery) {}
export class PublicStatisticQuery extends createZodDto(publicStatisticQuery) {}
export class StatisticAnswer extends createZodDto(statistic) {}
export class StatisticPageAnswer extends createZodDto(statisticPage) {}
export class PublicStatisticPageAnswer extends createZodDto(publicStatisticPage) {}
