import { account } from './site.ts';
import type { Replica } from './replica.ts';

interface Call {
  method?: string;
  token?: string;
  body?: object;
  headers?: Record<string, string>;
  /** The visitor's address, as a proxy on this machine tells it. */
  from?: string;
}

export interface Answered<Body> {
  status: number;
  body: Body;
}

/** Asks one API directly. */
export async function ask<Body>(
  { url }: Pick<Replica, 'url'>,
  path: string,
  { method, token, body, headers, from }: Call = {},
): Promise<Answered<Body>> {
  const answer = await fetch(`${url}/api/${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(from && { 'x-forwarded-for': from }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : undefined) as Body };
}

export async function signIn(api: Replica): Promise<string> {
  const { body } = await ask<{ token: string }>(api, 'auth/login', { body: account });
  return body.token;
}

export const visitor = (email: string, lastName = 'Of Replicas', preferredContact = 'email') => ({
  firstName: 'Visitor',
  lastName,
  email,
  phone: '5625550142',
  preferredContact,
});
