import { randomUUID } from 'node:crypto';
import type { DeskText, TextSet } from '@lens/contracts/desk';
import { staffHeaders } from '../fixtures/inbox.ts';
import type { TestProduct } from '../fixtures/test-product.ts';

export interface Desk {
  /** Writes a text and calls it reviewed. @param name `ar/common/home.hero.note` */
  review(name: string, text: string): Promise<void>;
  /** @returns the number of the set */
  publish(): Promise<number>;
  activate(number: number): Promise<void>;
}

/** The desk as a new translator works on it. */
export async function deskOf(product: TestProduct): Promise<Desk> {
  const headers = await newTranslator(product);
  const ask = async <Body>(method: string, path: string, body?: object, more = {}): Promise<Body> => {
    const answer = await fetch(`${product.apiUrl}/translations/${path}`, {
      method,
      headers: { ...headers, ...more },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as Body;
  };
  return {
    async review(name, text) {
      const { revision } = await ask<DeskText>('GET', `texts/${name}`);
      await ask('PUT', `texts/${name}`, { text, state: 'reviewed' }, { 'if-match': `"${revision}"` });
    },
    publish: async () => (await ask<TextSet>('POST', 'sets')).number,
    activate: (number) => ask('POST', `sets/${number}/activate`),
  };
}

async function newTranslator(product: TestProduct) {
  const json = { 'content-type': 'application/json' };
  const account = { username: `translator-${randomUUID().slice(0, 8)}`, password: 'twelve characters' };
  const post = async (path: string, body: object, headers = {}) => {
    const answer = await fetch(`${product.apiUrl}/${path}`, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { token: string };
  };
  await post('users', { ...account, role: 'translator' }, await staffHeaders(product));
  const { token } = await post('auth/login', account);
  return { ...json, authorization: `Bearer ${token}` };
}
