import { randomUUID } from 'node:crypto';
import { staffHeaders } from '../fixtures/inbox.ts';
import type { Content } from './state.ts';

/** A colleague saves the article: a field that this editor leaves alone, and one that it edits. */
export async function saveElsewhere({ product, article }: Content): Promise<void> {
  const address = `${product.apiUrl}/articles/${article}`;
  const headers = { ...(await staffHeaders(product)), 'content-type': 'application/json' };
  const now = (await (await fetch(address, { headers })).json()) as Record<string, unknown> & {
    texts: { en: object };
  };
  const fields = ['slug', 'author', 'categories', 'cover_id', 'status', 'published_at', 'texts'];
  const content = {
    ...Object.fromEntries(fields.map((name) => [name, now[name]])),
    author: `Someone else, ${randomUUID()}`,
    texts: { ...now.texts, en: { ...now.texts.en, excerpt: 'Written elsewhere.' } },
  };
  const saved = await fetch(address, {
    method: 'PUT',
    headers: { ...headers, 'if-match': `"${String(now['revision'])}"` },
    body: JSON.stringify(content),
  });
  if (!saved.ok) throw new Error(await saved.text());
}
