import path from 'node:path';
import pino from 'pino';
import { createApp } from './app';
import { readEnvironment } from './env';
import { listen } from './listen';
import { Locales } from './locales';
import { PublishedTextsSource } from './published-texts';
import { CurrentRegistry } from './registry/current-registry';
import { logRemoteErrors } from './remote-code';
import { Renderer } from './render/renderer';
import { readShellBuild } from './render/shell-build';
import { SettingsSource } from './settings';
import { SignOffs } from './sign-offs/sign-offs';

/** environment → build → registry → app → listen */
async function main(): Promise<void> {
  const env = readEnvironment(process.env, path.resolve(__dirname, '..'));
  const log = pino({ level: env.logLevel, base: { service: 'shell' } });
  logRemoteErrors({ remotesFolder: env.remotesFolder, log, end: () => process.exit(1) });
  const shell = readShellBuild(env.distFolder, env.fontHost);
  const renderer = new Renderer();
  const publishedTexts = new PublishedTextsSource(env.apiUrl, env.dataFolder, log);
  const locales = new Locales(
    path.join(env.distFolder, 'locales'),
    env.pseudoLocales,
    () => publishedTexts.current,
  );
  const registry = new CurrentRegistry(env.remotesFolder, shell.id, log, (snapshot) => {
    renderer.bundles.keepOnly(snapshot);
    locales.keepOnly(snapshot);
  });
  // The build replaces NODE_ENV, so production bundles do not contain this branch.
  const development =
    process.env['NODE_ENV'] === 'development'
      ? (await import('./development/version-events')).versionEvents(registry)
      : undefined;
  const settings = new SettingsSource(env.apiUrl, env.dataFolder, log);
  const signOffs = new SignOffs(locales, () => settings.unsignedInEnglish);
  const app = createApp({
    registry,
    renderer,
    shell,
    log,
    locales,
    signOffs,
    settings,
    apiUrl: env.apiUrl,
    pageDataLimitMs: env.pageDataLimitMs,
    publicUrl: env.publicUrl,
    distFolder: env.distFolder,
    remotesFolder: env.remotesFolder,
    trustedProxies: env.trustedProxies,
    development,
  });
  const stopping = new AbortController();
  await Promise.all([publishedTexts.start(stopping.signal), settings.start(stopping.signal)]);
  await listen(app, env, log, stopping);
}

main().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
});
