import type { CommentCreate, TextComment, TextComments } from '@lens/contracts/comments';
import type { DeskRow } from '@lens/contracts/desk';
import type { ErrorBody } from '@lens/contracts/errors';
import type { Page } from '@lens/contracts/lists';
import { Activity } from '../src/activity/activity.entity.js';
import { User } from '../src/auth/accounts/user.entity.js';
import { createDeskClient, shippedFiles } from './harness/desk-client.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { startStubShell, type StubShell } from './harness/stub-shell.js';
import { waitFor } from './harness/wait-for.js';

let shell: StubShell;
beforeAll(async () => {
  shell = await startStubShell(shippedFiles());
});
afterAll(() => shell.stop());

onEachEngine(
  'comments on texts',
  (api) => {
    let mara: string;
    let admin: string;
    beforeAll(async () => {
      [mara, admin] = [await api.signIn('translator'), await api.signIn('admin')];
    });

    /** Actions on the comments of a text such as `ko/common/hero.title`. */
    const commentsOn = (name: string, token = () => mara) => {
      const { call } = createDeskClient(api, token);
      const path = `texts/${name}/comments`;
      return {
        list: () => call<TextComments>('GET', path),
        say: (text: string, about: CommentCreate['about'] = 'language') =>
          call<TextComment>('POST', path, { text, about }),
        post: (body: unknown) => call<ErrorBody>('POST', path, body),
        remove: (id: string) => call<ErrorBody>('DELETE', `${path}/${id}`),
        resolve: (id: string) => call<TextComments>('POST', `${path}/${id}/resolve`),
        reopen: (id: string) => call<TextComments>('POST', `${path}/${id}/reopen`),
      };
    };
    const words = async (name: string) => (await commentsOn(name).list()).body.items.map(({ text }) => text);
    const openOf = ({ items }: TextComments) =>
      items.filter(({ resolved_at }) => resolved_at === null).map(({ text }) => text);
    const rows = async (query: string) => {
      const { body } = await createDeskClient(api, () => mara).call<Page<DeskRow>>('GET', `texts?${query}`);
      return body.items.map(({ namespace, key, open_comments }) => `${namespace}:${key} ${open_comments}`);
    };
    const eventsOf = async (resource_id: string) => {
      const entries = await api.dataSource.manager.find(Activity, {
        where: { resource_id },
        order: { created_at: 'ASC' },
      });
      return entries.map(({ event, changes }) => [event, changes]);
    };

    test('are listed oldest first, with their author, in the language that they are about [COMMENT-5]', async () => {
      const ko = commentsOn('ko/common/hero.title');
      const question = await ko.say('  Formal?\nOr <b>not</b>?  ');
      expect(question.status).toBe(201);
      expect(question.body).toMatchObject({
        text: 'Formal?\nOr <b>not</b>?',
        about: 'language',
        resolved_by: null,
        resolved_at: null,
      });
      await commentsOn('ko/common/hero.title', () => admin).say('Formal.');
      const { body } = await ko.list();
      expect(body.items.map(({ text, username }) => [text, username])).toEqual([
        ['Formal?\nOr <b>not</b>?', question.body.username],
        ['Formal.', 'admin'],
      ]);
      expect(body.items[0]).toEqual(question.body);
      expect(await words('ar/common/hero.title')).toEqual([]);
      expect(await words('ko/common/hero.lead')).toEqual([]);
    });

    test('on the English are shown in every language, and can be resolved in any of them [COMMENT-6]', async () => {
      const { body } = await commentsOn('vi/common/hero.lead').say('Who is {{name}}?', 'source');
      await commentsOn('he/common/hero.lead').say('של מי?');
      expect(body.about).toBe('source');
      expect(await words('vi/common/hero.lead')).toEqual(['Who is {{name}}?']);
      expect(await words('he/common/hero.lead')).toEqual(['Who is {{name}}?', 'של מי?']);
      const after = await commentsOn('he/common/hero.lead').resolve(body.id);
      expect(openOf(after.body)).toEqual(['של מי?']);
      expect(openOf((await commentsOn('vi/common/hero.lead').list()).body)).toEqual([]);
      expect(await eventsOf('en/common/hero.lead')).toEqual([
        ['comment_added', null],
        ['comments_resolved', null],
      ]);
    });

    test('are resolved up to the one that was read and reopened one by one, and the activity log has none of their words [COMMENT-7]', async () => {
      const name = 'hy/common/hero.title';
      const text = commentsOn(name);
      const comments = [await text.say('One?'), await text.say('Two.'), await text.say('Three?')];
      const [, second] = comments.map(({ body }) => body.id);
      const resolved = (await commentsOn(name, () => admin).resolve(second!)).body;
      expect(openOf(resolved)).toEqual(['Three?']);
      expect(resolved.items[0]).toMatchObject({ resolved_by: 'admin', resolved_at: expect.any(String) });
      expect((await text.resolve(second!)).body).toEqual(resolved);
      expect(openOf((await text.reopen(second!)).body)).toEqual(['Two.', 'Three?']);
      expect((await text.reopen(second!)).status).toBe(200);
      expect(await eventsOf(name)).toEqual([
        ['comment_added', null],
        ['comment_added', null],
        ['comment_added', null],
        ['comments_resolved', null],
        ['comment_reopened', null],
      ]);
    });

    test('can be deleted by their author or an administrator only [COMMENT-8]', async () => {
      const name = 'zh/navigation/skip';
      const { body: first } = await commentsOn(name).say('Which skip?');
      const { body: other } = await commentsOn(name, () => admin).say('The link.');
      const stranger = await api.signIn('translator');
      const refused = await commentsOn(name, () => stranger).remove(first.id);
      expect([refused.status, refused.body.code]).toEqual([403, 'not_the_author']);
      expect((await commentsOn(name).remove(other.id)).status).toBe(403);
      expect((await commentsOn(name).remove(first.id)).status).toBe(204);
      expect((await commentsOn(name).remove(first.id)).status).toBe(404);
      const { body: third } = await commentsOn(name).say('Again?');
      expect((await commentsOn(name, () => admin).remove(third.id)).status).toBe(204);
      expect(await words(name)).toEqual(['The link.']);
      expect((await eventsOf(name)).filter(([event]) => event === 'comment_deleted')).toHaveLength(2);
    });

    test('are counted in the list of texts, which can be filtered by open comments [COMMENT-9]', async () => {
      const before = await rows('language=tl&namespace=common');
      expect(before).toContain('common:items_one 0');
      const { body } = await commentsOn('tl/common/items_one').say('Count what?');
      await commentsOn('es/common/items_one').say('Count who?', 'source');
      await commentsOn('es/common/items_one').say('¿Qué?');
      expect(await rows('language=tl&comments=open&namespace=common')).toContain('common:items_one 2');
      expect(await rows('language=es&comments=open&search=items')).toEqual(['common:items_one 2']);
      await commentsOn('tl/common/items_one').resolve(body.id);
      expect(await rows('language=tl&comments=open&search=items')).toEqual(['common:items_one 1']);
      const refused = await createDeskClient(api, () => mara).call(
        'GET',
        'texts?language=tl&comments=closed',
      );
      expect(refused.status).toBe(400);
    });

    test.each([
      ['nothing', { about: 'language' }],
      ['only space', { text: ' \n ', about: 'language' }],
      ['too much', { text: 'x'.repeat(2001), about: 'language' }],
      ['another subject', { text: 'x', about: 'ko' }],
      ['no subject', { text: 'x' }],
      ['a name of its own', { text: 'x', about: 'language', username: 'admin' }],
    ])('that contain %s are refused', async (_what, body) => {
      const { status, body: answer } = await commentsOn('ko/navigation/skip').post(body);
      expect([status, answer.code]).toEqual([400, 'validation_failed']);
      expect(await words('ko/navigation/skip')).toEqual([]);
    });

    test('may be 2,000 characters long', async () => {
      const { status, body } = await commentsOn('ar/navigation/skip').say(`${'x'.repeat(2000)} `);
      expect([status, body.text?.length]).toEqual([201, 2000]);
    });

    test.each(['es/common/hero.gone', 'es/common/items_few', 'es/staff/title'])(
      'have no place at %s',
      async (name) => {
        expect((await commentsOn(name).list()).status).toBe(404);
        expect((await commentsOn(name).say('x')).status).toBe(404);
      },
    );

    test('are found only under their own text and language', async () => {
      const { body } = await commentsOn('pt-BR/common/hero.title').say('Aqui?');
      for (const elsewhere of ['pt-BR/common/hero.lead', 'es/common/hero.title'])
        for (const act of ['remove', 'resolve', 'reopen'] as const)
          expect((await commentsOn(elsewhere)[act](body.id)).status).toBe(404);
      expect(openOf((await commentsOn('pt-BR/common/hero.title').list()).body)).toEqual(['Aqui?']);
    });

    test('outlive the account of their author [COMMENT-10]', async () => {
      const name = 'es-MX/common/hero.title';
      const token = await api.signIn('translator');
      const { body } = await commentsOn(name, () => token).say('¿Usted?');
      await api.dataSource.manager.delete(User, body.user_id!);
      const [remaining] = (await commentsOn(name).list()).body.items;
      expect(remaining).toMatchObject({ user_id: null, username: body.username, text: '¿Usted?' });
      expect((await commentsOn(name).remove(body.id)).status).toBe(403);
    });

    test('can be resolved while the shell is away, but not listed or added', async () => {
      const { body } = await commentsOn('he/navigation/skip').say('?');
      shell.setOffline(true);
      // The API uses its cached responses of the shell for a second.
      await waitFor('503', async () => (await commentsOn('he/navigation/skip').list()).status === 503);
      expect((await commentsOn('he/navigation/skip').resolve(body.id)).status).toBe(200);
      shell.setOffline(false);
    });
  },
  () => shell.variables,
);
