import type { DeskText, PublishedTexts, TextSet } from '@lens/contracts/desk';
import { languages } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import { hashOf } from '@lens/contracts/text-hash';
import type { TestProduct } from '../fixtures/test-product.ts';
import { newTranslator } from './translator.ts';

export interface Desk {
  /** Saves a text as reviewed. @param name `ar/common/home.hero.note` */
  review(name: string, text: string): Promise<void>;
  /** @param name as above */
  read(name: string): Promise<DeskText>;
  /** Publishes all reviewed texts of all languages. */
  publish(): Promise<TextSet>;
  activate(number: number): Promise<void>;
}

/** The translation desk, through the API, as a new translator. */
export async function deskOf(product: TestProduct): Promise<Desk> {
  const { headers } = await newTranslator(product);
  const callApi = async <Body>(method: string, path: string, body?: object, more = {}): Promise<Body> => {
    const answer = await fetch(`${product.apiUrl}/translations/${path}`, {
      method,
      headers: { ...headers, ...more },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as Body;
  };
  const read = (name: string) => callApi<DeskText>('GET', `texts/${name}`);
  return {
    read,
    async review(name, text) {
      const { revision, source } = await read(name);
      const body = { text, state: 'reviewed', source: hashOf(source) };
      await callApi('PUT', `texts/${name}`, body, { 'if-match': `"${revision}"` });
    },
    async publish() {
      const publish: object[] = [];
      for (const { code } of languages.filter((one) => one.code !== 'en')) {
        const { items } = await callApi<Page<DeskText>>(
          'GET',
          `texts?language=${code}&state=reviewed&limit=100`,
        );
        publish.push(
          ...items.map(({ language, namespace, key, revision }) => ({ language, namespace, key, revision })),
        );
      }
      return callApi<TextSet>('POST', 'sets', { publish, withdraw: [] });
    },
    async activate(number) {
      const activeSet = await callApi<PublishedTexts>('GET', 'published');
      await callApi('POST', `sets/${number}/activate`, undefined, { 'if-match': `"${activeSet.number}"` });
    },
  };
}
