import type { AskingComments, CommentCreate, DeskColleagues, TextComment } from '@lens/contracts/comments';
import { Activity } from '../src/activity/activity.entity.js';
import { User } from '../src/auth/accounts/user.entity.js';
import { createDeskClient, shippedFiles } from './harness/desk-client.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { startStubShell, type StubShell } from './harness/stub-shell.js';

let shell: StubShell;
beforeAll(async () => {
  shell = await startStubShell(shippedFiles());
});
afterAll(() => shell.stop());

onEachEngine(
  'colleagues who are asked in a comment',
  (api) => {
    /** A member of the staff, whom a comment asks by `@name`. */
    async function member(role: 'admin' | 'editor' | 'translator') {
      const token = await api.signIn(role);
      const { call } = createDeskClient(api, () => token);
      const { body: me } = await api.call<{ id: string; username: string }>('GET', '/api/auth/me', { token });
      return {
        ...{ id: me.id, name: me.username },
        say: async (path: string, text: string, about: CommentCreate['about'] = 'language') =>
          (await call<TextComment>('POST', `texts/${path}/comments`, { text, about })).body,
        act: (path: string, { id }: TextComment, action: 'resolve' | 'reopen') =>
          call('POST', `texts/${path}/comments/${id}/${action}`),
        remove: (path: string, { id }: TextComment) => call('DELETE', `texts/${path}/comments/${id}`),
        asked: async () => {
          const { body } = await call<AskingComments>('GET', 'asked');
          expect(body.total).toBe(body.items.length);
          return body.items.map(({ text }) => text.replaceAll(/@[\w.-]*\w/g, '@'));
        },
        listed: async () => (await call<AskingComments>('GET', 'asked')).body.items,
        colleagues: async () => (await call<DeskColleagues>('GET', 'colleagues')).body.items,
      };
    }

    test('hear of it, newest first, with the text and its author, and nobody else does [COMMENT-11]', async () => {
      const [mara, lin, other] = [
        await member('translator'),
        await member('translator'),
        await member('admin'),
      ];
      const first = await mara.say('ko/common/hero.title', `@${lin.name.toUpperCase()}: formal?`);
      expect(first.asks).toEqual([{ id: lin.id, username: lin.name }]);
      await mara.say(
        'ar/common/hero.lead',
        `Who is it, @${lin.name}. Or @nobody-here, ${lin.name}@example.com?`,
        'source',
      );
      expect(await lin.listed()).toEqual([
        {
          ...{ id: expect.any(String), about: 'source', username: mara.name, created_at: expect.any(String) },
          ...{ language: null, namespace: 'common', key: 'hero.lead', source: 'Ask us, {{name}}.' },
          text: `Who is it, @${lin.name}. Or @nobody-here, ${lin.name}@example.com?`,
        },
        {
          ...{ id: first.id, about: 'language', username: mara.name, created_at: first.created_at },
          ...{ language: 'ko', namespace: 'common', key: 'hero.title', source: 'LASIK takes 15 minutes.' },
          text: first.text,
        },
      ]);
      expect([await mara.asked(), await other.asked()]).toEqual([[], []]);
      const [entry] = await api.dataSource.manager.find(Activity, {
        where: { resource_id: 'ko/common/hero.title' },
        order: { created_at: 'DESC' },
      });
      expect([entry!.event, entry!.changes]).toEqual(['comment_added', null]);
      expect(JSON.stringify(entry)).not.toContain('formal');
    });

    test('are asked no longer once they have answered, or the comment is resolved or deleted [COMMENT-12]', async () => {
      const [mara, lin] = [await member('translator'), await member('translator')];
      const ask = (path: string, words: string, about?: CommentCreate['about']) =>
        mara.say(path, `@${lin.name} ${words}`, about);
      await ask('ko/navigation/skip', 'formal?');
      await lin.say('vi/navigation/skip', 'Of another language.');
      await lin.say('ko/common/items_other', 'On another text.');
      await mara.say('ko/navigation/skip', 'I ask myself.');
      expect(await lin.asked()).toEqual(['@ formal?']);
      await lin.say('ko/navigation/skip', 'Formal.');
      expect(await lin.asked()).toEqual([]);
      await ask('ko/navigation/skip', 'sure?');
      await lin.say('vi/navigation/skip', 'Sure.', 'source');
      expect(await lin.asked()).toEqual([]);

      await ask('he/navigation/skip', 'who?', 'source');
      const answer = await lin.say('tl/navigation/skip', 'The reader.');
      expect(await lin.asked()).toEqual([]);
      await lin.remove('tl/navigation/skip', answer);
      expect(await lin.asked()).toEqual(['@ who?']);

      const resolved = await ask('hy/common/hero.title', 'short?');
      await mara.act('hy/common/hero.title', resolved, 'resolve');
      expect(await lin.asked()).toEqual(['@ who?']);
      const reopened = { ...resolved, revision: resolved.revision + 1 };
      await mara.act('hy/common/hero.title', reopened, 'reopen');
      expect(await lin.asked()).toEqual(['@ short?', '@ who?']);
      await mara.remove('hy/common/hero.title', reopened);
      expect(await lin.asked()).toEqual(['@ who?']);
    });

    test('are those who may use the desk: editors are not, nor is who asks [COMMENT-11]', async () => {
      const [mara, editor] = [await member('translator'), await member('editor')];
      const names = (await mara.colleagues()).map(({ username }) => username);
      expect(names).toContain('admin');
      expect(names).not.toContain(editor.name);
      expect(names).not.toContain(mara.name);
      const { asks } = await mara.say('es/common/hero.title', `@${editor.name} @${mara.name} ?`);
      expect(asks).toEqual([]);
      expect(await mara.asked()).toEqual([]);
    });

    test('are asked by account: one that is made again under the same name is asked nothing [COMMENT-13]', async () => {
      const [mara, lin] = [await member('translator'), await member('translator')];
      await mara.say('zh/common/hero.title', `@${lin.name} ?`);
      const { manager } = api.dataSource;
      const { id, ...account } = await manager.findOneByOrFail(User, { id: lin.id });
      await manager.delete(User, id);
      const again = await manager.save(manager.create(User, account));
      const [row] = await api.dataSource.query<{ count: string }[]>(
        'SELECT count(*) FROM comment_asks WHERE user_id IN ($1, $2)',
        [id, again.id],
      );
      expect(Number(row!.count)).toBe(0);
      const { body } = await createDeskClient(api, () => adminToken).call<{ items: TextComment[] }>(
        'GET',
        'texts/zh/common/hero.title/comments',
      );
      expect(body.items.map(({ asks }) => asks)).toEqual([[]]);
    });

    let adminToken: string;
    beforeAll(async () => {
      adminToken = await api.signIn('admin');
    });
  },
  () => shell.variables,
);
