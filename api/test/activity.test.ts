import { randomUUID } from 'node:crypto';
import type { ActivityEntry } from '@lens/contracts/activity';
import type { ActivityEvent } from '@lens/contracts/activity-kinds';
import type { DashboardOverview } from '@lens/contracts/dashboard';
import type { Page } from '@lens/contracts/lists';
import type { SettingsAnswer } from '@lens/contracts/settings';
import type { Statistic as Figure } from '@lens/contracts/statistics';
import type { Testimonial as TestimonialAnswer } from '@lens/contracts/testimonials';
import { Activity } from '../src/activity/activity.entity.js';
import { Settings } from '../src/settings/settings.entity.js';
import { Statistic } from '../src/statistics/statistic.entity.js';
import { Testimonial } from '../src/testimonials/testimonial.entity.js';
import { articlesOf, text } from './harness/articles.js';
import { errorPaths } from './harness/error-paths.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { uniqueAddress } from './harness/running-api.js';

const marker = 'words of a patient';
const testimonial = { procedure_type: 'LASIK', rating: 5, name: marker, quote: marker, location: marker };

onEachEngine('the activity log', (api) => {
  const list = (token: string, query: string) =>
    api.call<Page<ActivityEntry>>('GET', `/api/activity?${query}`, { token });
  const addEntry = (fields: Partial<Activity>) =>
    api.dataSource.manager.save(
      api.dataSource.manager.create(Activity, {
        action: 'UPDATE',
        username: 'u',
        resource_type: 'r',
        ...fields,
      }),
    );

  test('can be filtered by action, event, kind of resource, username and time [API-LOG-1]', async () => {
    const token = await api.signIn('admin');
    const resource_type = 'media_folder';
    const events = ['moved', 'renamed', 'restored'] satisfies ActivityEvent[];
    const times = ['2020-01-01T00:00:00Z', '2020-01-02T00:00:00Z', '2020-01-03T00:00:00Z'];
    for (const [index, created_at] of times.entries()) {
      await addEntry({ resource_type, username: `user-${index}`, event: events[index]! });
      await api.dataSource.query(
        'UPDATE activity SET created_at = $1 WHERE resource_type = $2 AND username = $3',
        [created_at, resource_type, `user-${index}`],
      );
    }
    const usernames = async (query: string) =>
      (await list(token, `resource_type=${resource_type}&sort=created_at&${query}`)).body.items.map(
        ({ username }) => username,
      );
    expect(await usernames('')).toEqual(['user-0', 'user-1', 'user-2']);
    expect(await usernames(`event=${events[1]}`)).toEqual(['user-1']);
    expect(await usernames('username=user-2&action=UPDATE')).toEqual(['user-2']);
    expect(await usernames('action=DELETE')).toEqual([]);
    expect(await usernames(`from=${times[1]}`)).toEqual(['user-1', 'user-2']);
    expect(await usernames(`to=${times[1]}`)).toEqual(['user-0']);
    expect(await usernames('from=1970-01-02T00:00:00%2B23:59&to=1970-01-03T00:00:00-23:59')).toEqual([]);
    expect(await usernames('from=2020-01-01T12:00:00%2B02:00&to=2020-01-02T12:00:00Z')).toEqual(['user-1']);
  });

  test('shows entries of other versions of the program, but accepts only known kinds and events as filters', async () => {
    const token = await api.signIn('admin');
    const username = `user-${randomUUID()}`;
    await addEntry({ resource_type: 'waiting_list', username, event: 'put_off' });
    const { status, body } = await list(token, `username=${username}`);
    expect([status, body.items]).toMatchObject([200, [{ resource_type: 'waiting_list', event: 'put_off' }]]);
    expect((await list(token, 'resource_type=waiting_list')).status).toBe(400);
    expect((await list(token, 'event=put_off')).status).toBe(400);
  });

  test('shows translators nothing about people, whatever they filter by', async () => {
    const kinds = [
      'translation',
      'article',
      'consultation',
      'consultation_file',
      'testimonial',
      'user',
      'mail',
    ];
    const username = `user-${randomUUID()}`;
    for (const resource_type of kinds) await addEntry({ resource_type, username });
    const visibleKinds = async (role: 'translator' | 'editor', query: string) =>
      (await list(await api.signIn(role), query)).body.items.map(({ resource_type }) => resource_type).sort();
    expect(await visibleKinds('translator', `username=${username}`)).toEqual(['translation']);
    expect(await visibleKinds('translator', `username=${username}&resource_type=user`)).toEqual([]);
    expect(await visibleKinds('editor', `username=${username}`)).toEqual([...kinds].sort());
    const token = await api.signIn('translator');
    const { body } = await api.call<DashboardOverview>('GET', '/api/dashboard/overview', { token });
    const shown = body.recentActivity.map(({ resource_type }) => resource_type);
    expect(shown).toContain('translation');
    expect(shown.filter((kind) => kind !== 'translation' && kinds.includes(kind))).toEqual([]);
  });

  test.each([
    ['an unknown action', 'action=READ', 'action'],
    ['a time that is not a date', 'from=yesterday', 'from'],
    ['the year 0', 'from=0000-01-01T00:00:00Z', 'from'],
    ['an end before the beginning', 'from=2020-01-02T00:00:00Z&to=2020-01-01T00:00:00Z', 'to'],
    ['a field that is not a filter', 'changes=1', 'changes'],
  ])('refuses %s', async (_, query, path) => {
    const refused = await list(await api.signIn(), query);
    expect([refused.status, errorPaths(refused.body as never)]).toEqual([400, [path]]);
  });

  test('shows how a change affected fields, but not what a patient wrote', async () => {
    const token = await api.signIn('editor');
    const created = await api.call<TestimonialAnswer>('POST', '/api/testimonials', {
      token,
      body: testimonial,
    });
    const path = `/api/testimonials/${created.body.id}`;
    await api.call('PUT', path, { token, body: { ...testimonial, rating: 4, quote: `other ${marker}` } });
    await api.call('PATCH', `${path}/status`, { token, body: { status: 'rejected' } });
    await api.call('PUT', path, { token, body: { ...testimonial, rating: 4, name: `${marker} again` } });
    const { body } = await list(token, 'resource_type=testimonial&sort=created_at&limit=100');
    const entries = body.items.filter(({ resource_id }) => resource_id === created.body.id);
    expect(entries.map(({ changes }) => changes)).toEqual([
      null,
      { rating: { before: 5, after: 4 } },
      { status: { before: 'pending', after: 'rejected' } },
      null,
    ]);
    const stored = await api.dataSource.query<unknown[]>('SELECT to_jsonb(a) FROM activity a');
    expect(JSON.stringify(stored)).not.toContain(marker);
  });

  test('shows the name of a resource, even a deleted one, but not of a patient', async () => {
    const token = await api.signIn('editor');
    const { body: article } = await articlesOf(api).post(token, { texts: { en: text('The first night') } });
    await api.call('DELETE', `/api/articles/${article.id}`, {
      token,
      headers: { 'if-match': `"${article.revision}"` },
    });
    const entries = (await list(token, `resource_type=article&search=first%20night`)).body.items;
    expect(entries.map(({ action, resource_name }) => [action, resource_name])).toEqual([
      ['DELETE', 'The first night'],
      ['CREATE', 'The first night'],
    ]);
    const testimonials = (await list(token, 'resource_type=testimonial')).body.items;
    expect(new Set(testimonials.map(({ resource_name }) => resource_name))).toEqual(new Set([null]));
  });

  test('shows translators the entries of the translation desk and their own', async () => {
    const token = await api.signIn('translator');
    const { username } = (await api.call<{ username: string }>('GET', '/api/auth/me', { token })).body;
    await addEntry({ resource_type: 'translation', username: 'another' });
    await addEntry({ resource_type: 'user', username, event: 'password_changed' });
    await addEntry({ resource_type: 'consultation', username: 'another' });
    const { items } = (await list(token, 'limit=100')).body;
    const kinds = [
      'translation',
      'translation_set',
      'translation_run',
      'translation_cache',
      'translation_memory',
      'missing_text',
    ];
    expect(items.filter((one) => !kinds.includes(one.resource_type) && one.username !== username)).toEqual(
      [],
    );
    expect(items.map(({ event }) => event)).toContain('password_changed');
    expect((await list(token, 'resource_type=consultation')).body.total).toBe(0);
    const { body } = await api.call<DashboardOverview>('GET', '/api/dashboard/overview', { token });
    expect(body.recentActivity.map(({ resource_type }) => resource_type)).not.toContain('consultation');
  });

  test('shows administrators failed sign-ins: many of one account as one entry, and no unknown names', async () => {
    const token = await api.signIn('admin');
    const failToSignIn = (username: string) =>
      api.call('POST', '/api/auth/login', { body: { username, password: 'wrong' }, from: uniqueAddress() });
    const { username } = (await api.call<{ username: string }>('GET', '/api/auth/me', { token })).body;
    for (const name of [username, username, 'a-password-in-the-wrong-field', 'somebody else'])
      await failToSignIn(name);
    const failed = (await list(token, 'event=sign_in_failed')).body.items;
    expect(failed.map((one) => [one.username, one.resource_name]).sort()).toEqual(
      [
        ['not signed in', username],
        ['not signed in', null],
      ].sort(),
    );
    expect(JSON.stringify(await api.dataSource.query('SELECT to_jsonb(a) FROM activity a'))).not.toContain(
      'a-password-in-the-wrong-field',
    );
    expect((await list(await api.signIn('editor'), 'event=sign_in_failed')).body.total).toBe(0);
  });

  describe('is written in the transaction of the change:', () => {
    const createFailingTrigger = (name: string) =>
      api.dataSource.query(`CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN RAISE EXCEPTION ''${name}''; END'`);
    const readState = async () => ({
      statistics: await api.dataSource.manager.find(Statistic, { order: { key: 'ASC' } }),
      settings: await api.dataSource.manager.find(Settings),
      testimonials: await api.dataSource.manager.find(Testimonial, { order: { id: 'ASC' } }),
      activity: await api.dataSource.manager.find(Activity, { order: { id: 'ASC' } }),
    });
    /** Makes one change to each kind of resource, and returns the statuses. */
    const changeEverything = async (token: string) => {
      const { body: figures } = await api.call<Page<Figure>>('GET', '/api/statistics', { token });
      const settings = await api.call<SettingsAnswer>('GET', '/api/settings', { token });
      const {
        demo: _demo,
        revision: _revision,
        changed_by: _by,
        updated_at: _time,
        ...content
      } = settings.body;
      const value = figures.items[0]!.value + 1;
      const answers = [
        await api.call('PUT', `/api/statistics/${figures.items[0]!.id}`, { token, body: { value } }),
        await api.call('PUT', '/api/settings', {
          token,
          body: { ...content, credentials: `MD ${value}` },
          headers: { 'if-match': settings.headers.get('etag')! },
        }),
        await api.call('POST', '/api/testimonials', { token, body: testimonial }),
      ];
      return answers.map(({ status }) => status);
    };

    test('an entry that cannot be written undoes the change', async () => {
      const token = await api.signIn('editor');
      const before = await readState();
      await createFailingTrigger('no_entry');
      await api.dataSource.query(
        'CREATE TRIGGER no_entry BEFORE INSERT ON activity FOR EACH ROW EXECUTE FUNCTION no_entry()',
      );
      expect(await changeEverything(token)).toEqual([500, 500, 500]);
      await api.dataSource.query('DROP TRIGGER no_entry ON activity');
      expect(await readState()).toEqual(before);
    });

    test('a change that fails at its commit leaves no entry', async () => {
      const token = await api.signIn('editor');
      const before = await readState();
      await createFailingTrigger('no_change');
      for (const table of ['statistics', 'settings', 'testimonials'])
        await api.dataSource.query(`CREATE CONSTRAINT TRIGGER no_change AFTER INSERT OR UPDATE ON ${table}
          DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION no_change()`);
      expect(await changeEverything(token)).toEqual([500, 500, 500]);
      for (const table of ['statistics', 'settings', 'testimonials'])
        await api.dataSource.query(`DROP TRIGGER no_change ON ${table}`);
      expect(await readState()).toEqual(before);
      expect(await changeEverything(token)).toEqual([200, 200, 201]);
      expect((await readState()).activity).toHaveLength(before.activity.length + 3);
    });
  });
});
