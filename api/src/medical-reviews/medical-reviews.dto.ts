import {
  medicalPageParam,
  medicalReview,
  medicalReviewChange,
  medicalReviewPage,
  medicalReviewQuery,
  pageReview,
} from '@lens/contracts/medical-reviews';
import { createZodDto } from 'nestjs-zod/dto';

export class MedicalPageParam extends createZodDto(medicalPageParam) {}
export class MedicalReviewChangeDto extends createZodDto(medicalReviewChange) {}
export class MedicalReviewQuery extends createZodDto(medicalReviewQuery) {}
export class MedicalReviewAnswer extends createZodDto(medicalReview) {}
export class MedicalReviewPageAnswer extends createZodDto(medicalReviewPage) {}
export class PageReviewAnswer extends createZodDto(pageReview) {}
