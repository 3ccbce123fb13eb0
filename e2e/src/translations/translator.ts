import { randomUUID } from 'node:crypto';
import { languages, sourceLanguage } from '@lens/contracts/languages';
import type { Page } from '@playwright/test';
import { staffHeaders } from '../fixtures/inbox.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect } from '../fixtures/test.ts';
import type { TestProduct } from '../fixtures/test-product.ts';

/** A new translator, who can sign in in a browser and send requests to the API. */
export interface Translator {
  account: { username: string; password: string };
  headers: Record<string, string>;
}

const json = { 'content-type': 'application/json' };

const everyLanguage = languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);
const allPermissions = { translate: everyLanguage, review: everyLanguage, publish: everyLanguage };

/** @param profile what differs from somebody who may do everything and sign */
export async function newTranslator(product: TestProduct, profile: object = {}): Promise<Translator> {
  const account = { username: `translator-${randomUUID().slice(0, 8)}`, password: 'twelve characters' };
  const post = async (path: string, body: object, headers = {}) => {
    const answer = await fetch(`${product.apiUrl}/${path}`, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { token: string };
  };
  const fields = {
    ...{ role: 'translator', permissions: allPermissions },
    ...{ name: `Person ${account.username}`, qualification: 'Certified translator', ...profile },
  };
  await post('users', { ...account, ...fields }, await staffHeaders(product));
  const { token } = await post('auth/login', account);
  return { account, headers: { ...json, authorization: `Bearer ${token}` } };
}

export async function signInAs(page: Page, { account }: Translator): Promise<void> {
  await signIn(page, account);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}
