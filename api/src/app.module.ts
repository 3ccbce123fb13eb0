import { createSecretKey } from 'node:crypto';
import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { ActivityModule } from './activity/activity.module.js';
import { ArticlesModule } from './articles/articles.module.js';
import { AuthModule } from './auth/auth.module.js';
import { ErrorFilter } from './common/errors/error.filter.js';
import { SchemaPipe } from './common/input/schema.pipe.js';
import { BodyLimitGuard } from './common/limits/body-limit.js';
import { ExpiredCounts } from './common/limits/expired-counts.js';
import { Limiters } from './common/limits/limiters.js';
import { RateLimitGuard } from './common/limits/rate-limit.guard.js';
import { RateLimits } from './common/limits/rate-limits.js';
import { LOGGER } from './common/logging/logger.js';
import { AnswerInterceptor } from './common/output/answer.interceptor.js';
import { EvenAnswers } from './common/output/even-answers.js';
import { RouteTable } from './common/routes/route-table.js';
import type { Environment } from './config/env.js';
import { Keys } from './config/keys.js';
import { ENVIRONMENT } from './config/environment-token.js';
import { ConsultationsModule } from './consultations/consultations.module.js';
import { ContentRevisionModule } from './content-revision/content-revision.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { EventsModule } from './events/events.module.js';
import { HealthModule } from './health/health.module.js';
import { PreviewsModule } from './previews/previews.module.js';
import { MediaModule } from './media/media.module.js';
import { MailModule } from './mail/mail.module.js';
import { ModulesModule } from './modules/modules.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { LiveModule } from './live/live.module.js';
import { RolloutsModule } from './rollouts/rollouts.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { RunsModule } from './translations/runs/runs.module.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { TestimonialsModule } from './testimonials/testimonials.module.js';
import { LiveTranslationsModule } from './translations/live/live-translations.module.js';
import { BackTranslationsModule } from './translations/back-translations/back-translations.module.js';
import { SuggestionsModule } from './translations/suggestions/suggestions.module.js';
import { MemoryModule } from './translations/memory/memory.module.js';
import { MissingModule } from './translations/missing/missing.module.js';
import { CommentsModule } from './translations/comments/comments.module.js';
import { PermissionsModule } from './translations/permissions/permissions.module.js';
import { SignOffsModule } from './translations/sign-offs/sign-offs.module.js';
import { TextsModule } from './translations/texts/texts.module.js';
import { TranslationsModule } from './translations/translations.module.js';
import { UsersModule } from './users/users.module.js';

/** What must be ready before the app is created. */
export interface AppDependencies {
  environment: Environment;
  jwtSecret: string;
  database: DataSource;
  log: Logger;
}

const featureModules = [
  ActivityModule,
  ArticlesModule,
  AuthModule,
  CommentsModule,
  ConsultationsModule,
  ContentRevisionModule,
  DashboardModule,
  EventsModule,
  HealthModule,
  PreviewsModule,
  MediaModule,
  MailModule,
  MemoryModule,
  MissingModule,
  ModulesModule,
  NewsletterModule,
  LiveModule,
  RolloutsModule,
  RunsModule,
  PermissionsModule,
  SettingsModule,
  SignOffsModule,
  StatisticsModule,
  SuggestionsModule,
  BackTranslationsModule,
  TestimonialsModule,
  LiveTranslationsModule,
  TextsModule,
  TranslationsModule,
  UsersModule,
];

/** Built once: given the secret as a string, the library would try to parse it as a public key at every token check. */
const toSecretKey = (secret: string) => createSecretKey(secret, 'utf8');

@Module({})
export class AppModule {
  static forRoot({ environment, jwtSecret, database, log }: AppDependencies): DynamicModule {
    const shared = [
      { provide: DataSource, useValue: database },
      { provide: ENVIRONMENT, useValue: environment },
      { provide: Keys, useValue: new Keys(jwtSecret) },
      { provide: LOGGER, useValue: log },
      { provide: EvenAnswers, useValue: new EvenAnswers() },
    ];
    return {
      module: AppModule,
      global: true,
      imports: [
        JwtModule.register({ secret: toSecretKey(jwtSecret), global: true }),
        DiscoveryModule,
        ...featureModules,
      ],
      providers: [
        ...shared,
        RouteTable,
        Limiters,
        RateLimits,
        ExpiredCounts,
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_GUARD, useClass: BodyLimitGuard },
        { provide: APP_PIPE, useClass: SchemaPipe },
        { provide: APP_INTERCEPTOR, useClass: AnswerInterceptor },
      ],
      exports: [...shared, Limiters],
    };
  }
}
