import type { DeskText, PublishedTexts, TextSet } from '@lens/contracts/desk';
import { languages } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import { hashOf } from '@lens/contracts/text-hash';
import type { TestProduct } from '../fixtures/test-product.ts';
import { newTranslator } from './translator.ts';

export interface Desk {
  /** Writes a text and calls it reviewed. @param name `ar/common/home.hero.note` */
  review(name: string, text: string): Promise<void>;
  /** @param name as above */
  read(name: string): Promise<DeskText>;
  /** Everything that is reviewed, in all languages. */
  publish(): Promise<TextSet>;
  activate(number: number): Promise<void>;
}

/** The desk as a new translator works on it. */
export async function deskOf(product: TestProduct): Promise<Desk> {
  const { headers } = await newTranslator(product);
  const ask = async <Body>(method: string, path: string, body?: object, more = {}): Promise<Body> => {
    const answer = await fetch(`${product.apiUrl}/translations/${path}`, {
      method,
      headers: { ...headers, ...more },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as Body;
  };
  const read = (name: string) => ask<DeskText>('GET', `texts/${name}`);
  return {
    read,
    async review(name, text) {
      const { revision, source } = await read(name);
      const body = { text, state: 'reviewed', source: hashOf(source) };
      await ask('PUT', `texts/${name}`, body, { 'if-match': `"${revision}"` });
    },
    async publish() {
      const publish: object[] = [];
      for (const { code } of languages.filter((one) => one.code !== 'en')) {
        const { items } = await ask<Page<DeskText>>('GET', `texts?language=${code}&state=reviewed&limit=100`);
        publish.push(
          ...items.map(({ language, namespace, key, revision }) => ({ language, namespace, key, revision })),
        );
      }
      return ask<TextSet>('POST', 'sets', { publish, withdraw: [] });
    },
    async activate(number) {
      const live = await ask<PublishedTexts>('GET', 'published');
      await ask('POST', `sets/${number}/activate`, undefined, { 'if-match': `"${live.number}"` });
    },
  };
}
