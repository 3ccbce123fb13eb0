import { Initial1766000000000 } from './migrations/1766000000000-initial.js';
import { TestimonialStories1767000000000 } from './migrations/1767000000000-testimonial-stories.js';
import { Articles1767100000000 } from './migrations/1767100000000-articles.js';
import { Media1767200000000 } from './migrations/1767200000000-media.js';
import { SecondFactor1767300000000 } from './migrations/1767300000000-second-factor.js';
import { Practice1767400000000 } from './migrations/1767400000000-practice.js';
import { Inbox1767500000000 } from './migrations/1767500000000-inbox.js';
import { Gallery1767600000000 } from './migrations/1767600000000-gallery.js';
import { StaleTexts1767700000000 } from './migrations/1767700000000-stale-texts.js';
import { TestimonialTranslations1767800000000 } from './migrations/1767800000000-testimonial-translations.js';
import { LanguageStates1767900000000 } from './migrations/1767900000000-language-states.js';
import { SearchedTestimonials1768100000000 } from './migrations/1768100000000-searched-testimonials.js';
import { TimeZone1768150000000 } from './migrations/1768150000000-time-zone.js';
import { SearchResults1768200000000 } from './migrations/1768200000000-search-results.js';
import { MediaFolders1768210000000 } from './migrations/1768210000000-media-folders.js';
import { TranslationServices1768300000000 } from './migrations/1768300000000-translation-services.js';
import { DeskTexts1768310000000 } from './migrations/1768310000000-desk-texts.js';
import { TranslationRuns1768410000000 } from './migrations/1768410000000-translation-runs.js';
import { MissingTexts1768420000000 } from './migrations/1768420000000-missing-texts.js';
import { Directions1769100000000 } from './migrations/1769100000000-directions.js';
import { TextComments1768440000000 } from './migrations/1768440000000-text-comments.js';
import { NamedActivity1768900001000 } from './migrations/1768900001000-named-activity.js';
import { GuardedWriting1768600000000 } from './migrations/1768600000000-guarded-writing.js';
import { Revisions1768700000000 } from './migrations/1768700000000-revisions.js';
import { ListedStatistics1768810000000 } from './migrations/1768810000000-listed-statistics.js';
import { PublishedArticles1768800000000 } from './migrations/1768800000000-published-articles.js';
import { UnaccentedSearch1768900000000 } from './migrations/1768900000000-unaccented-search.js';
import { ToldErasures1769400000000 } from './migrations/1769400000000-told-erasures.js';
import { ToldWriting1769200000000 } from './migrations/1769200000000-told-writing.js';
import { RevisedInbox1769410000000 } from './migrations/1769410000000-revised-inbox.js';
import { KeptSources1769430000000 } from './migrations/1769430000000-kept-sources.js';
import { SessionEnds1769450000000 } from './migrations/1769450000000-session-ends.js';
import { LeasedMails1769460000000 } from './migrations/1769460000000-leased-mails.js';
import { BackTranslations1769462000000 } from './migrations/1769462000000-back-translations.js';
import { CountedActivity1769460001000 } from './migrations/1769460001000-counted-activity.js';
import { AskedComments1769464000000 } from './migrations/1769464000000-asked-comments.js';
import { SignOffs1769461000000 } from './migrations/1769461000000-sign-offs.js';
import { TranslationMemory1769463000000 } from './migrations/1769463000000-translation-memory.js';
import { ContentRevision1769466000000 } from './migrations/1769466000000-content-revision.js';
import { MemoryImports1769467000000 } from './migrations/1769467000000-memory-imports.js';
import { BackupPasses1769470000000 } from './migrations/1769470000000-backup-passes.js';
import { Rollouts1769468000000 } from './migrations/1769468000000-rollouts.js';
import { RateLimits1769469000000 } from './migrations/1769469000000-rate-limits.js';
import { UnsignedTexts1769465000000 } from './migrations/1769465000000-unsigned-texts.js';
import { ToldTexts1769420000000 } from './migrations/1769420000000-told-texts.js';
import { WordedDirections1769320000000 } from './migrations/1769320000000-worded-directions.js';
import { ShippedSources1769310000000 } from './migrations/1769310000000-shipped-sources.js';
import { LiveTranslation1769000000000 } from './migrations/1769000000000-live-translation.js';

/** In the order in which they run. */
export const migrations = [
  Initial1766000000000,
  TestimonialStories1767000000000,
  Articles1767100000000,
  Media1767200000000,
  SecondFactor1767300000000,
  Practice1767400000000,
  Inbox1767500000000,
  Gallery1767600000000,
  StaleTexts1767700000000,
  TestimonialTranslations1767800000000,
  LanguageStates1767900000000,
  SearchedTestimonials1768100000000,
  TimeZone1768150000000,
  SearchResults1768200000000,
  MediaFolders1768210000000,
  TranslationServices1768300000000,
  DeskTexts1768310000000,
  TranslationRuns1768410000000,
  MissingTexts1768420000000,
  TextComments1768440000000,
  GuardedWriting1768600000000,
  Revisions1768700000000,
  PublishedArticles1768800000000,
  ListedStatistics1768810000000,
  UnaccentedSearch1768900000000,
  NamedActivity1768900001000,
  LiveTranslation1769000000000,
  Directions1769100000000,
  ToldWriting1769200000000,
  ShippedSources1769310000000,
  WordedDirections1769320000000,
  ToldErasures1769400000000,
  RevisedInbox1769410000000,
  ToldTexts1769420000000,
  KeptSources1769430000000,
  SessionEnds1769450000000,
  LeasedMails1769460000000,
  CountedActivity1769460001000,
  SignOffs1769461000000,
  BackTranslations1769462000000,
  TranslationMemory1769463000000,
  AskedComments1769464000000,
  UnsignedTexts1769465000000,
  ContentRevision1769466000000,
  MemoryImports1769467000000,
  Rollouts1769468000000,
  RateLimits1769469000000,
  BackupPasses1769470000000,
];
