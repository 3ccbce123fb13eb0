import { settingsUpdate, type PublicSettings } from '@lens/contracts/settings';
import { pathsOf } from './harness/details.js';
import { onEachEngine } from './harness/on-each-engine.js';

onEachEngine('settings', (api) => {
  test('are public, and say that this is a demo', async () => {
    const { status, body } = await api.call<PublicSettings>('GET', '/api/settings/public');
    expect(status).toBe(200);
    expect(body).toMatchObject({ surgeon: 'Dr. Mara Solano', demo: true, videoId: null });
    expect(body.mainPhone).toBe(body.emergencyPhone);
    expect(body.callNowPhone).not.toBe(body.mainPhone);
    expect(body.social).toHaveLength(5);
  });

  test('are replaced whole by staff', async () => {
    const token = await api.signIn('editor');
    const before = await api.call<PublicSettings>('GET', '/api/settings', { token });
    const { demo, ...current } = before.body;
    const next = settingsUpdate.parse({ ...current, practice: 'Harbour Light Eye Centre', social: [] });
    const put = await api.call('PUT', '/api/settings', { token, body: next });
    expect(put).toMatchObject({ status: 200, body: { practice: 'Harbour Light Eye Centre', demo } });
    const after = await api.call('GET', '/api/settings/public');
    expect(after.body).toEqual({ ...next, demo: true });
  });

  test.each([
    ['the deployment’s own field', { demo: false }, 'demo'],
    ['an unknown field', { slogan: 'x' }, 'slogan'],
    ['a phone without digits', { mainPhone: 'call us' }, 'mainPhone'],
    ['hours that are no hours', { hours: [{ days: [1], opens: '8am', closes: null }] }, 'hours.0.opens'],
  ])('refuse %s', async (_, fault, path) => {
    const token = await api.signIn();
    const { demo: _demo, ...current } = (await api.call<PublicSettings>('GET', '/api/settings', { token }))
      .body;
    const { status, body } = await api.call('PUT', '/api/settings', {
      token,
      body: { ...current, ...fault },
    });
    expect(status).toBe(400);
    expect(pathsOf(body)).toContain(path);
  });
});
