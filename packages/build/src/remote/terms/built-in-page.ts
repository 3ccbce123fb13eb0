import { Writable } from 'node:stream';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createInstance, type Resource } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { sourceLanguage } from '@lens/contracts/languages';
import type { PageModule } from '@lens/contracts/page';
import { unknownPractice } from '@lens/contracts/unknown-practice';
import { HostProvider, RemoteProvider, type Host } from '@lens/platform/host';

function renderMarkup(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => done(void chunks.push(chunk)),
      final: (done) => done(void resolve(Buffer.concat(chunks).toString('utf8'))),
    });
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void stream.pipe(sink),
      onError: reject,
    });
  });
}

/**
 * Renders a page in English without the API, so with its built-in content.
 * @param path the page's address @param texts the English texts, by namespace
 */
export function renderBuiltIn({ Page }: PageModule, path: string, texts: Resource[string]): Promise<string> {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: sourceLanguage,
    resources: { [sourceLanguage]: texts },
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: { practice: unknownPractice.practice } },
    react: { useSuspense: false },
  });
  const host: Host = {
    settings: unknownPractice,
    publicUrl: 'http://localhost',
    navigation: [],
    remotes: [],
    report: () => undefined,
  };
  const remote = { name: '', version: '', address: '/', namespaces: [], languages: [] };
  const page = createElement(Page, { data: undefined, params: {} });
  const inRemote = createElement(RemoteProvider, { remote, children: page });
  const inHost = createElement(HostProvider, { host, children: inRemote });
  const translated = createElement(I18nextProvider, { i18n }, inHost);
  return renderMarkup(createElement(StaticRouter, { location: path }, translated));
}
