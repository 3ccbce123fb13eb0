import { BackTranslationRow } from './back-translations/back-translation.entity.js';
import { CacheClearing } from './cache/cache-clearing.entity.js';
import { CachedTranslation } from './cache/cached-translation.entity.js';
import { CommentAsk } from './comments/comment-ask.entity.js';
import { MemoryPairRow } from './memory/memory-pair.entity.js';
import { MissingTextRow } from './missing/missing-text.entity.js';
import { RunRow, RunText } from './runs/run.entity.js';
import { DeskTextRow, DeskTextVersion } from './texts/desk-text.entity.js';
import { ShippedSource } from './texts/shipped-source.entity.js';
import { TextCommentRow } from './texts/text-comment.entity.js';
import { TextSetActivation, TextSetRow } from './texts/text-set.entity.js';
import { TranslationUsage } from './usage/translation-usage.entity.js';

export const translationEntities = [
  BackTranslationRow,
  CacheClearing,
  CachedTranslation,
  CommentAsk,
  DeskTextRow,
  DeskTextVersion,
  MemoryPairRow,
  MissingTextRow,
  RunRow,
  RunText,
  ShippedSource,
  TextCommentRow,
  TextSetActivation,
  TextSetRow,
  TranslationUsage,
];
