import type { ConsultationReceipt } from '@lens/contracts/consultations';
import { onEachEngine } from './harness/on-each-engine.js';
import { adminPassword, uniqueAddress } from './harness/running-api.js';

const marker = 'zqxmarker';

onEachEngine('the log', (api) => {
  test('has one line per request, with the pattern of the route but no address and nothing that a person typed [API-REQUESTS-1]', async () => {
    const token = await api.signIn();
    const person = {
      firstName: marker,
      lastName: marker,
      email: `${marker}@example.com`,
      phone: '562 555 0199',
      message: marker,
      language: marker.slice(0, 9),
    };
    const headers = {
      'idempotency-key': `${marker}-key-1`,
      'user-agent': marker,
      referer: `https://x/${marker}`,
    };
    const from = uniqueAddress();
    const { body } = await api.call<ConsultationReceipt>('POST', '/api/consultations', {
      body: person,
      headers,
      from,
    });
    expect(body.id).toBeDefined();

    // Each of these requests fails at another place: schema, parser, password, route, key, database.
    await api.call('POST', '/api/consultations', { body: { ...person, [marker]: marker }, headers });
    await api.call('POST', '/api/consultations', { body: `{"message":"${marker}`, headers });
    await api.call('POST', '/api/consultations', { body: { ...person, message: 'other' }, headers });
    await api.call('POST', '/api/auth/login', { body: { username: marker, password: marker } });
    await api.call('GET', `/api/${marker}?${marker}=${marker}`);
    await api.call('GET', `/api/consultations/${body.id}?search=${marker}`, { token });
    await api.call('GET', `/api/consultations?search=${marker}`, { token });
    await api.call('GET', '/api/users', { token: marker });
    await api.call('POST', '/api/events', {
      body: { kind: 'web_vital', route: `/${marker}?`, name: marker },
    });
    await api.dataSource.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN RAISE EXCEPTION ''not %'', NEW.message; END'`);
    await api.dataSource.query(
      'CREATE TRIGGER refuse BEFORE INSERT ON consultations FOR EACH ROW EXECUTE FUNCTION refuse()',
    );
    const failed = await api.call('POST', '/api/consultations', {
      body: { ...person, message: `${marker}2` },
    });
    expect(failed.status).toBe(500);

    const logs = api.logs();
    for (const secret of [marker, '5550199', '555 0199', adminPassword, token, body.id, from]) {
      expect(logs).not.toContain(secret);
    }
    const requests = logs
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'request');
    expect(requests).toHaveLength(12);
    expect(requests).toContainEqual(
      expect.objectContaining({ method: 'GET', route: '/api/consultations/:id', status: 200 }),
    );
    expect(new Set(requests.map(({ requestId }) => requestId)).size).toBe(12);
    expect(logs).toContain('"faultCode":"P0001"');
  });
});
