import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface StubService {
  /** What a product needs to know of it. */
  variables: { DEEPL_API_URL: string; DEEPL_API_KEY: string };
  stop: () => Promise<void>;
}

/** Each word in a language that nobody speaks; tags with what they hold, entities and placeholders as they came. */
export const inNoLanguage = (words: string): string =>
  words.replace(/<x[^>]*>.*?<\/x>|&\w+;|\{\{\w+\}\}|[A-Za-z]+/g, (piece) =>
    /^[A-Za-z]/.test(piece) ? `${piece}ona` : piece,
  );

/** As much of DeepL as the API asks: a form in, JSON out. */
export async function startStubService(): Promise<StubService> {
  const server = createServer((request, response) => {
    void text(request).then((form) => {
      const asked = new URLSearchParams(form).get('text') ?? '';
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ translations: [{ text: inNoLanguage(asked) }] }));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    variables: { DEEPL_API_URL: `http://127.0.0.1:${port}`, DEEPL_API_KEY: 'a-key-of-the-stub' },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
