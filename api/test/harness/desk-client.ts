import type { DeskText, DeskUpdate, PublishedTexts, TextSet } from '@lens/contracts/desk';
import type { ErrorBody } from '@lens/contracts/errors';
import { hashOf } from '@lens/contracts/text-hash';
import { DeskTextRow } from '../../src/translations/texts/desk-text.entity.js';
import type { Answer, RunningApi } from './running-api.js';
import type { StubShell } from './stub-shell.js';

/** The shipped texts with which most tests begin. */
export const shippedFiles = (): StubShell['files'] => ({
  'en/navigation': { skip: 'Skip to the content' },
  'en/common': {
    hero: { title: 'LASIK takes 15 minutes.', lead: 'Ask us, {{name}}.' },
    items_one: '{{count}} item',
    items_other: '{{count}} items',
  },
  'es/navigation': { skip: 'Saltar al contenido' },
  'es/common': { hero: { title: 'LASIK tarda 15 minutos.' } },
  'ko/common': { hero: { title: 'LASIK은 15분 걸립니다.' } },
  'descriptions/common': { hero: 'The first screen.', items: 'A number of things: {{count}} of them.' },
});

/** Actions of a translator at the desk, on texts such as `es/common/hero.title`. */
export function createDeskClient(api: RunningApi, token: () => string) {
  const call = <Body>(method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    api.call<Body>(method, `/api/translations/${path}`, { token: token(), body, headers });
  const read = (name: string) => call<DeskText>('GET', `texts/${name}`);
  /** Saves a translation of the current English. */
  const save = async (
    name: string,
    revision: number,
    text: string,
    state: DeskUpdate['state'] = 'translated',
  ): Promise<Answer<DeskText & Partial<ErrorBody>>> => {
    const source = hashOf((await read(name)).body.source ?? '');
    return call('PUT', `texts/${name}`, { text, state, source }, { 'if-match': `"${revision}"` });
  };
  const published = (headers?: Record<string, string>) =>
    api.call<PublishedTexts>('GET', '/api/translations/published', {
      headers: { 'cache-control': 'max-age=0', ...headers },
    });
  return {
    call,
    read,
    save,
    /** @param revision the one to restore @param baseRevision the newest known revision */
    revert: (name: string, revision: number, baseRevision: number): Promise<Answer<DeskText>> =>
      call('POST', `texts/${name}/revert`, { revision }, { 'if-match': `"${baseRevision}"` }),
    /** Saves a text as reviewed, on its current revision. */
    async review(name: string, text: string): Promise<Answer<DeskText>> {
      return save(name, (await read(name)).body.revision, text, 'reviewed');
    },
    /** @param chosen names such as `es/common/hero.title`; without it all reviewed texts */
    async publish(chosen?: string[], withdrawn: string[] = []): Promise<Answer<TextSet & ErrorBody>> {
      const rows = await api.dataSource.manager.findBy(DeskTextRow, chosen ? {} : { state: 'reviewed' });
      const publish = rows
        .map(({ language, namespace, key, revision }) => ({ language, namespace, key, revision }))
        .filter((row) => !chosen || chosen.includes(`${row.language}/${row.namespace}/${row.key}`));
      const { body: activeSet } = await published();
      const withdraw = withdrawn.map((name) => {
        const [language, namespace, key] = name.split('/');
        return { language, namespace, key, set: activeSet.number };
      });
      return call('POST', 'sets', { publish, withdraw });
    },
    published,
  };
}
