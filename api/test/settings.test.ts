import { unreviewedLanguages } from '@lens/contracts/offered-languages';
import type { PublicPractice, SettingsAnswer, SettingsUpdate } from '@lens/contracts/settings';
import { Activity } from '../src/activity/activity.entity.js';
import { Settings } from '../src/settings/settings.entity.js';
import { SettingsService } from '../src/settings/settings.service.js';
import { pathsOf } from './harness/details.js';
import { onEachEngine } from './harness/on-each-engine.js';

onEachEngine('settings', (api) => {
  const read = async (token: string) => {
    const { body, headers } = await api.call<SettingsAnswer>('GET', '/api/settings', { token });
    const { demo: _demo, revision, updated_at: _time, ...content } = body;
    return { content: content satisfies SettingsUpdate, revision, tag: headers.get('etag') ?? '' };
  };
  const replace = (token: string, tag: string | null, body: object) =>
    api.call<SettingsAnswer>('PUT', '/api/settings', {
      token,
      body,
      ...(tag !== null && { headers: { 'if-match': tag } }),
    });

  test('are public, and say that this is a demo', async () => {
    const { status, body } = await api.call<PublicPractice>('GET', '/api/settings/public');
    expect(status).toBe(200);
    expect(body).toMatchObject({ surgeon: 'Dr. Mara Solano', demo: true, videoId: null });
    expect(body.mainPhone).toBe(body.emergencyPhone);
    expect(body.callNowPhone).not.toBe(body.mainPhone);
    expect(body.social).toHaveLength(5);
  });

  test('name four institutions and nine awards, each marked as a sample in the demo', async () => {
    const { institutions, awards } = (await api.call<PublicPractice>('GET', '/api/settings/public')).body;
    expect([institutions.length, awards.length]).toEqual([4, 9]);
    expect([...institutions, ...awards].every(({ isSample }) => isSample)).toBe(true);
  });

  test('are replaced whole, with what changed in the log', async () => {
    const token = await api.signIn('editor');
    const before = await read(token);
    const next = { ...before.content, practice: 'Harbour Light Eye Centre', social: [], awards: [] };
    const put = await replace(token, before.tag, next);
    expect(put).toMatchObject({ status: 200, body: { ...next, demo: true, revision: before.revision + 1 } });
    expect(put.headers.get('etag')).toBe(`"${before.revision + 1}"`);
    const { retentionDays: _kept, ...shown } = next;
    expect((await api.call('GET', '/api/settings/public')).body).toEqual({ ...shown, demo: true });
    const [entry] = await api.source.manager.find(Activity, {
      where: { resource_type: 'settings' },
      order: { created_at: 'DESC' },
    });
    expect(Object.keys(entry?.changes ?? {}).sort()).toEqual(['awards', 'practice', 'social']);
    expect(entry?.changes?.['practice']).toEqual({
      before: before.content.practice,
      after: 'Harbour Light Eye Centre',
    });
  });

  test('are not overwritten by whoever saw an older revision', async () => {
    const token = await api.signIn('editor');
    const { content, tag } = await read(token);
    const answers = await Promise.all([
      replace(token, tag, { ...content, credentials: 'MD' }),
      replace(token, tag, { ...content, credentials: 'MD, PhD' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await replace(token, null, content)).toMatchObject({
      status: 428,
      body: { code: 'revision_required' },
    });
    const [won] = answers.filter(({ status }) => status === 200);
    expect((await read(token)).content.credentials).toBe(won?.body.credentials);
  });

  test('say of every language whether the site speaks it, and who has reviewed it: to begin with nobody', async () => {
    const token = await api.signIn('editor');
    const { content, tag } = await read(token);
    expect(content.languages).toEqual(unreviewedLanguages);
    const ko = { offered: false, reviewed: { by: 'Kim Ji-woo', on: '2026-11-20' } };
    await replace(token, tag, { ...content, languages: { ...content.languages, ko } });
    const shown = (await api.call<PublicPractice>('GET', '/api/settings/public')).body.languages;
    expect(shown).toEqual({ ...unreviewedLanguages, ko });
    const translator = await api.signIn('translator');
    expect((await replace(translator, (await read(translator)).tag, content)).status).toBe(403);
  });

  test('keep to staff how long requests are kept, and to editors the right to change it', async () => {
    const token = await api.signIn('editor');
    const { content, tag } = await read(token);
    expect(content.retentionDays).toBe(730);
    expect((await replace(token, tag, { ...content, retentionDays: 90 })).body.retentionDays).toBe(90);
    expect(JSON.stringify((await api.call('GET', '/api/settings/public')).body)).not.toContain('retention');
    const row = await api.app.get(SettingsService, { strict: false }).read(api.source.manager);
    expect(row).toBeInstanceOf(Settings);
    expect(row.value.retentionDays).toBe(90);
    const translator = await api.signIn('translator');
    expect((await replace(translator, (await read(translator)).tag, content)).status).toBe(403);
    expect((await read(token)).content.retentionDays).toBe(90);
    const forEver = await replace(token, (await read(token)).tag, { ...content, retentionDays: null });
    expect(forEver.body.retentionDays).toBeNull();
  });

  test.each([
    ['the deployment’s own field', { demo: false }, 'demo'],
    ['a revision of the caller’s', { revision: 7 }, 'revision'],
    ['an unknown field', { slogan: 'x' }, 'slogan'],
    ['a phone without digits', { mainPhone: 'call us' }, 'mainPhone'],
    ['hours that are no hours', { hours: [{ days: [1], opens: '8am', closes: null }] }, 'hours.0.opens'],
    ['a retention of a week', { retentionDays: 7 }, 'retentionDays'],
    ['a retention of eleven years', { retentionDays: 4000 }, 'retentionDays'],
    ['a time zone that is none', { timeZone: 'Atlantis/Harbour' }, 'timeZone'],
    ['an offset for a time zone', { timeZone: '+02:00' }, 'timeZone'],
    ['an award of no year', { awards: [{ title: 'A', year: 20, isSample: false }] }, 'awards.0.year'],
    ['no list of institutions', { institutions: undefined }, 'institutions'],
    [
      'a site without English',
      { languages: { en: { offered: false, reviewed: null } } },
      'languages.en.offered',
    ],
    ['a language that is no other', { languages: { fr: { offered: true, reviewed: null } } }, 'languages.fr'],
    [
      'a review by nobody',
      { languages: { ko: { offered: true, reviewed: { by: '' } } } },
      'languages.ko.reviewed.by',
    ],
  ])('refuse %s', async (_, fault, path) => {
    const token = await api.signIn();
    const { content, tag } = await read(token);
    const languages = { ...content.languages, ...('languages' in fault ? fault.languages : {}) };
    const { status, body } = await replace(token, tag, { ...content, ...fault, languages });
    expect(status).toBe(400);
    expect(pathsOf(body as never)).toContain(path);
  });
});
