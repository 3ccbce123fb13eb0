import { rateKey } from '../src/common/limits/rate-limit.js';
import { SettingsController } from '../src/settings/settings.controller.js';
import { embedded } from './harness/engines.js';
import { startApi } from './harness/running-api.js';

test('cached answers count on a route with a limit, per address like fresh ones [CACHE-5]', async () => {
  const handler = SettingsController.prototype.readPublic;
  Reflect.defineMetadata(rateKey, { requests: 3, seconds: 600 }, handler);
  const api = await startApi(embedded);
  try {
    const ask = async (from: string) => (await api.call('GET', '/api/settings/public', { from })).status;
    const first = [
      await ask('10.1.1.1'),
      await ask('10.1.1.1'),
      await ask('10.1.1.1'),
      await ask('10.1.1.1'),
    ];
    expect(first).toEqual([200, 200, 200, 429]);
    expect(await ask('10.1.1.2')).toBe(200);
    const refused = await api.call('GET', '/api/settings/public', { from: '10.1.1.1' });
    expect([refused.body.code, Number(refused.headers.get('retry-after')) > 500]).toEqual([
      'too_many_requests',
      true,
    ]);
  } finally {
    Reflect.deleteMetadata(rateKey, handler);
    await api.stop();
  }
});
