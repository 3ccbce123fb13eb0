import path from 'node:path';
import type { TracesSettings } from '@lens/contracts/traces-settings';
import type { SpanSender } from '@lens/metrics/traces/send-spans';
import { traceOfLog } from '@lens/metrics/traces/span';
import pino, { type Logger } from 'pino';
import { createApp } from './app';
import { ContentRevision } from './content-revision';
import { forgetSecrets, readEnvironment } from './env';
import { listen } from './listen';
import { Locales } from './locales';
import { PublishedTextsSource } from './published-texts';
import { errorMessage } from './error-message';
import { BucketFollower } from './registry/bucket-follower';
import { CurrentRegistry } from './registry/current-registry';
import { rememberCompositions } from './registry/remember-compositions';
import { SignedRegistry } from './registry/signed-registry';
import { logRemoteErrors } from './remote-code';
import { answerCachedPages } from './page-cache/answer-cached-pages';
import { PageCache } from './page-cache/page-cache';
import { noHeadersForProxy, StateForProxies } from './page-cache/state-for-proxies';
import { keepPagesUpToDate } from './page-cache/upkeep';
import { outcomeReporter } from './rollout/report-outcomes';
import { Previews } from './rollout/previews';
import { VisitorGroups } from './rollout/visitor-groups';
import { RenderPool } from './render/pool/render-pool';
import { readShellBuild } from './render/shell-build';
import { createPageOutcome } from './routes/page-outcome';
import { SettingsSource } from './settings';
import { keepOnlySignOffs } from './sign-offs/shipped-sign-offs';
import { SignOffs } from './sign-offs/sign-offs';
import { SiteStates } from './site-state';
import { standardHeaders } from './standard-headers';
import { standardOutput } from './standard-output';

async function traceTo(settings: TracesSettings, log: Logger): Promise<SpanSender> {
  const { sendSpans } = await import('@lens/metrics/traces/send-spans');
  return sendSpans({ ...settings, service: 'shell', log });
}

/** environment → build → registry → app → listen */
async function main(): Promise<void> {
  const env = readEnvironment(process.env, path.resolve(__dirname, '..'));
  forgetSecrets(process.env);
  const log = pino(
    { level: env.logLevel, base: { service: 'shell' }, ...(env.traces && { mixin: traceOfLog }) },
    standardOutput(),
  );
  const traces = env.traces && (await traceTo(env.traces, log));
  logRemoteErrors({ remotesFolder: env.remotesFolder, log, end: () => process.exit(1) });
  const shell = readShellBuild(env.distFolder, env.fontHost, traces !== null);
  const renderer = new RenderPool({
    file: path.join(__dirname, 'render-worker.cjs'),
    remotesFolder: env.remotesFolder,
    log,
  });
  const publishedTexts = new PublishedTextsSource(env.apiUrl, env.dataFolder, log);
  const locales = new Locales(
    path.join(env.distFolder, 'locales'),
    env.pseudoLocales,
    () => publishedTexts.current,
  );
  const signedRegistry = new SignedRegistry({
    remotesFolder: env.remotesFolder,
    trustedRoot: env.trustedRoot,
    dataFolder: env.dataFolder,
    onMemoryFailure: (failure) =>
      log.error({ failure: errorMessage(failure) }, 'what was verified is not stored'),
  });
  const registry = new CurrentRegistry(signedRegistry, env.remotesFolder, shell.id, log, (snapshot) => {
    locales.keepOnly(snapshot);
    keepOnlySignOffs(locales.foldersOf(snapshot));
    rememberCompositions(env.dataFolder, snapshot).catch((failure: unknown) =>
      log.warn({ failure: errorMessage(failure) }, 'composition not noted, it cannot be replayed'),
    );
  });
  // The build replaces NODE_ENV, so production bundles do not contain this branch.
  const development =
    process.env['NODE_ENV'] === 'development'
      ? (await import('./development/version-events')).versionEvents(registry)
      : undefined;
  const settings = new SettingsSource(env.apiUrl, env.dataFolder, log);
  const signOffs = new SignOffs(locales, () => settings.unsignedInEnglish);
  const contentRevision = new ContentRevision(env.apiUrl, log, () => {
    void settings.refresh();
    void publishedTexts.refresh();
  });
  const siteStates = new SiteStates({ registry, locales, settings, publishedTexts, contentRevision });
  const bucketFollower = env.remotesBucket
    ? await BucketFollower.open(env.remotesBucket, env.remotesFolder, log)
    : null;
  const services = {
    registry,
    bucketFollower,
    renderer,
    shell,
    log,
    locales,
    signOffs,
    settings,
    apiUrl: env.apiUrl,
    pageDataLimitMs: env.pageDataLimitMs,
    publicUrl: env.publicUrl,
  };
  const groups = new VisitorGroups(() => siteStates.rollouts, env.publicUrl.protocol === 'https:');
  const pageCache = new PageCache({
    render: (page, state) => createPageOutcome(services, page, state),
    isCurrent: (state) => siteStates.isCurrent(state),
    hasApiAnsweredSince: (timeMs) => contentRevision.wasReadSince(timeMs),
  });
  const standard = standardHeaders(env.publicUrl);
  const forProxies = env.siteStateFolder
    ? new StateForProxies({ folder: env.siteStateFolder, siteStates, log })
    : null;
  const forProxy = forProxies?.headersOf ?? noHeadersForProxy;
  const [leaving, stopping] = [new AbortController(), new AbortController()];
  const app = createApp({
    ...services,
    leaving: leaving.signal,
    siteStates,
    pageCache,
    groups,
    previews: new Previews(env.apiUrl, registry, log),
    reportOutcome: outcomeReporter(env.apiUrl, log),
    standard,
    forProxy,
    distFolder: env.distFolder,
    remotesFolder: env.remotesFolder,
    trustedProxies: env.trustedProxies,
    development,
  });
  const offered = () => locales.offeredLanguages(settings.known.languages);
  await Promise.all([
    publishedTexts.start(stopping.signal),
    settings.start(stopping.signal),
    contentRevision.start(stopping.signal),
    bucketFollower?.start(stopping.signal),
  ]);
  void keepPagesUpToDate({ cache: pageCache, siteStates, log }, stopping.signal);
  void forProxies?.start(stopping.signal);
  if (env.metricsPort !== null) {
    const { serveShellMetrics } = await import('./metrics/serve-shell-metrics');
    await serveShellMetrics(
      { host: env.host, port: env.metricsPort },
      { registry, pageCache, bucketFollower, hasTraces: traces !== null },
    );
  }
  const listener = answerCachedPages({ cache: pageCache, groups, standard, forProxy, log, offered }, app);
  await listen(listener, env, { log, leaving, stopping, traces });
}

main().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
});
