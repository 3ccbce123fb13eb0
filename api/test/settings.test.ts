import { everyLanguageOffered } from '@lens/contracts/offered-languages';
import type { PublicPractice, SettingsAnswer, SettingsUpdate } from '@lens/contracts/settings';
import { Activity } from '../src/activity/activity.entity.js';
import { Settings } from '../src/settings/settings.entity.js';
import { SettingsService } from '../src/settings/settings.service.js';
import { errorPaths } from './harness/error-paths.js';
import { onEachEngine } from './harness/on-each-engine.js';

const lakewood = {
  street: '1 Main Street',
  city: 'Lakewood',
  region: 'CA',
  postalCode: '90712',
  country: 'US',
};
const open = (days: number[], opens = '09:00', closes = '17:00') => ({ days, opens, closes });

onEachEngine('settings', (api) => {
  const read = async (token: string) => {
    const { body, headers } = await api.call<SettingsAnswer>('GET', '/api/settings', { token });
    const { demo: _demo, revision, changed_by: _by, updated_at: _time, ...content } = body;
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

  test('have four institutions and nine awards in the demo, each marked as a sample', async () => {
    const { institutions, awards } = (await api.call<PublicPractice>('GET', '/api/settings/public')).body;
    expect([institutions.length, awards.length]).toEqual([4, 9]);
    expect([...institutions, ...awards].every(({ isSample }) => isSample)).toBe(true);
    expect(institutions.every(({ honours }) => honours)).toBe(true);
  });

  test('are replaced as a whole, and the activity log shows which fields changed', async () => {
    const token = await api.signIn('editor');
    const before = await read(token);
    const next = { ...before.content, practice: 'Harbour Light Eye Centre', social: [], awards: [] };
    const put = await replace(token, before.tag, next);
    expect(put).toMatchObject({
      status: 200,
      body: { ...next, demo: true, revision: before.revision + 1 },
    });
    expect(put.headers.get('etag')).toBe(`"${before.revision + 1}"`);
    const { retentionDays: _retention, ...shown } = next;
    expect((await api.call('GET', '/api/settings/public')).body).toEqual({ ...shown, demo: true });
    const [entry] = await api.dataSource.manager.find(Activity, {
      where: { resource_type: 'settings' },
      order: { created_at: 'DESC' },
    });
    expect(Object.keys(entry?.changes ?? {}).sort()).toEqual(['awards', 'practice', 'social']);
    expect(entry?.changes?.['practice']).toEqual({
      before: before.content.practice,
      after: 'Harbour Light Eye Centre',
    });
  });

  test('are not overwritten on the basis of an older revision', async () => {
    const token = await api.signIn('editor');
    const { content, tag } = await read(token);
    const answers = await Promise.all([
      replace(token, tag, { ...content, credentials: 'MD' }),
      replace(token, tag, { ...content, credentials: 'MD, PhD' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const { body } = await api.call<SettingsAnswer>('GET', '/api/settings', { token });
    expect(body.changed_by).toMatch(/^editor/);
    expect(await replace(token, null, content)).toMatchObject({
      status: 428,
      body: { code: 'revision_required' },
    });
    const [accepted] = answers.filter(({ status }) => status === 200);
    expect((await read(token)).content.credentials).toBe(accepted?.body.credentials);
  });

  test('say for every language whether it is offered', async () => {
    const token = await api.signIn('editor');
    const { content, tag } = await read(token);
    expect(content.languages).toEqual(everyLanguageOffered);
    const ko = { offered: false };
    await replace(token, tag, { ...content, languages: { ...content.languages, ko } });
    const shown = (await api.call<PublicPractice>('GET', '/api/settings/public')).body.languages;
    expect(shown).toEqual({ ...everyLanguageOffered, ko });
    const translator = await api.signIn('translator');
    expect((await replace(translator, (await read(translator)).tag, content)).status).toBe(403);
  });

  test('say in which languages patients read unsigned critical texts in English: at first in none [SIGN-13]', async () => {
    const token = await api.signIn('editor');
    const { content, tag } = await read(token);
    expect(content.unsignedInEnglish).toEqual([]);
    const next = { ...content, unsignedInEnglish: ['ko', 'hy'] };
    expect((await replace(token, tag, next)).status).toBe(200);
    const shown = (await api.call<PublicPractice>('GET', '/api/settings/public')).body;
    expect(shown.unsignedInEnglish).toEqual(['ko', 'hy']);
    const [entry] = await api.dataSource.manager.find(Activity, {
      where: { resource_type: 'settings' },
      order: { created_at: 'DESC' },
    });
    expect(entry?.changes).toEqual({ unsignedInEnglish: { before: [], after: ['ko', 'hy'] } });
    const translator = await api.signIn('translator');
    expect((await replace(translator, (await read(translator)).tag, content)).status).toBe(403);
  });

  test('show the retention to staff only, and let only editors change it', async () => {
    const token = await api.signIn('editor');
    const { content, tag } = await read(token);
    expect(content.retentionDays).toBe(730);
    expect((await replace(token, tag, { ...content, retentionDays: 90 })).body.retentionDays).toBe(90);
    expect(JSON.stringify((await api.call('GET', '/api/settings/public')).body)).not.toContain('retention');
    const row = await api.app.get(SettingsService, { strict: false }).read(api.dataSource.manager);
    expect(row).toBeInstanceOf(Settings);
    expect(row.value.retentionDays).toBe(90);
    const translator = await api.signIn('translator');
    expect((await replace(translator, (await read(translator)).tag, content)).status).toBe(403);
    expect((await read(token)).content.retentionDays).toBe(90);
    const forEver = await replace(token, (await read(token)).tag, { ...content, retentionDays: null });
    expect(forEver.body.retentionDays).toBeNull();
  });

  test('accept phone numbers as people write them, and postal codes of other countries', async () => {
    const token = await api.signIn('editor');
    const { content, tag } = await read(token);
    const address = { ...lakewood, postalCode: 'SW1A 1AA', country: 'GB' };
    const phones = {
      mainPhone: '(562) 555-0142',
      emergencyPhone: '1 562.555.0143',
      callNowPhone: '+44 20 7946 0018',
    };
    const { status, body } = await replace(token, tag, { ...content, ...phones, address });
    expect([status, body.mainPhone, body.emergencyPhone, body.callNowPhone]).toEqual([
      200,
      '+15625550142',
      '+15625550143',
      '+442079460018',
    ]);
    const restored = await replace(token, (await read(token)).tag, content);
    expect(restored.body).toMatchObject({ mainPhone: content.mainPhone, address: content.address });
  });

  test('are still read when an invalid phone number and postal code were stored', async () => {
    const token = await api.signIn('editor');
    const [stored] = await api.dataSource.query('SELECT value FROM settings');
    const value = {
      ...stored.value,
      mainPhone: '+0000000000',
      address: { ...lakewood, postalCode: 'ABCDE' },
    };
    await api.dataSource.query('UPDATE settings SET value = $1', [value]);
    const { body } = await api.call<PublicPractice>('GET', '/api/settings/public');
    expect([body.mainPhone, body.address.postalCode]).toEqual(['+0000000000', 'ABCDE']);
    const { content, tag } = await read(token);
    expect((await replace(token, tag, content)).status).toBe(400);
    const { mainPhone, address } = stored.value;
    expect((await replace(token, tag, { ...content, mainPhone, address })).status).toBe(200);
  });

  test('are still read when invalid hours were stored', async () => {
    const token = await api.signIn('editor');
    const hours = [open([5], '17:00', '09:00'), open([5])];
    const [stored] = await api.dataSource.query('SELECT value FROM settings');
    await api.dataSource.query('UPDATE settings SET value = $1', [{ ...stored.value, hours }]);
    expect((await api.call<PublicPractice>('GET', '/api/settings/public')).body.hours).toEqual(hours);
    const { content, tag } = await read(token);
    expect((await replace(token, tag, content)).status).toBe(400);
    expect((await replace(token, tag, { ...content, hours: stored.value.hours })).status).toBe(200);
  });

  test.each([
    ['the deployment’s own field', { demo: false }, 'demo'],
    ['a revision of the caller’s', { revision: 7 }, 'revision'],
    ['an unknown field', { slogan: 'x' }, 'slogan'],
    ['a phone without digits', { mainPhone: 'call us' }, 'mainPhone'],
    ['a phone of noughts', { emergencyPhone: '+0000000000' }, 'emergencyPhone'],
    ['a phone without its area code', { callNowPhone: '555-0142' }, 'callNowPhone'],
    ['an area code that there is none', { mainPhone: '(062) 555-0142' }, 'mainPhone'],
    ['a ZIP code of letters', { address: { ...lakewood, postalCode: 'ABCDE' } }, 'address.postalCode'],
    ['a link that runs', { social: [{ network: 'x', url: 'javascript:alert(1)' }] }, 'social.0.url'],
    ['a link to data', { social: [{ network: 'x', url: 'data:text/html,x' }] }, 'social.0.url'],
    ['a link to a file', { social: [{ network: 'x', url: 'file:///etc/hosts' }] }, 'social.0.url'],
    ['a link in clear', { social: [{ network: 'x', url: 'http://x.example/us' }] }, 'social.0.url'],
    ['hours that are no hours', { hours: [{ days: [1], opens: '8am', closes: null }] }, 'hours.0.opens'],
    ['a day twice', { hours: [open([5]), open([4, 5])] }, 'hours.1.days'],
    ['a day twice in one line', { hours: [open([5, 5])] }, 'hours.0.days'],
    [
      'a day that is open and closed',
      { hours: [open([0]), { days: [0], opens: null, closes: null }] },
      'hours.1.days',
    ],
    ['a closing before the opening', { hours: [open([1], '17:00', '09:00')] }, 'hours.0.closes'],
    ['an opening without a closing', { hours: [{ ...open([1]), closes: null }] }, 'hours.0.closes'],
    ['a time that no clock shows', { hours: [open([1], '09:00', '25:00')] }, 'hours.0.closes'],
    ['a retention of a week', { retentionDays: 7 }, 'retentionDays'],
    ['a retention of eleven years', { retentionDays: 4000 }, 'retentionDays'],
    ['a time zone that is none', { timeZone: 'Atlantis/Harbour' }, 'timeZone'],
    ['an offset for a time zone', { timeZone: '+02:00' }, 'timeZone'],
    ['an award of no year', { awards: [{ title: 'A', year: 20, isSample: false }] }, 'awards.0.year'],
    ['live translation into English', { liveTranslation: ['en'] }, 'liveTranslation.0'],
    ['a brand without a name', { brands: [' '] }, 'brands.0'],
    ['no list of institutions', { institutions: undefined }, 'institutions'],
    ['unsigned texts in English for English', { unsignedInEnglish: ['en'] }, 'unsignedInEnglish.0'],
    ['no choice about unsigned texts', { unsignedInEnglish: undefined }, 'unsignedInEnglish'],
    ['a site without English', { languages: { en: { offered: false } } }, 'languages.en.offered'],
    ['a language that is no other', { languages: { fr: { offered: true } } }, 'languages.fr'],
    [
      'a review of a whole language',
      { languages: { ko: { offered: true, reviewed: { by: 'Kim Ji-woo', on: '2026-11-20' } } } },
      'languages.ko.reviewed',
    ],
  ])('refuse %s', async (_, fault, path) => {
    const token = await api.signIn();
    const { content, tag } = await read(token);
    const languages = { ...content.languages, ...('languages' in fault ? fault.languages : {}) };
    const { status, body } = await replace(token, tag, { ...content, ...fault, languages });
    expect(status).toBe(400);
    expect(errorPaths(body as never)).toContain(path);
  });
});
