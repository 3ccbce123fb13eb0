import type { Consultation as Shape } from '@lens/contracts/consultations';
import { dayInZone } from '@lens/contracts/practice-time';
import { parse } from 'csv-parse/sync';
import { Activity } from '../src/activity/activity.entity.js';
import { ConsultationView } from '../src/consultations/consultation-view.entity.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { uniqueAddress } from './harness/running-api.js';

const base = { firstName: 'Ana', lastName: 'Reyes', email: 'ana@example.com', phone: '(562) 555-0142' };

onEachEngine('the export of consultation requests', (api) => {
  const sendRequest = async (fields: object = {}) => {
    const body = { ...base, ...fields };
    const answer = await api.call<Shape>('POST', '/api/consultations', { body, from: uniqueAddress() });
    expect(answer.status).toBe(201);
    return answer.body;
  };

  const parseRows = (text: string): Record<string, string>[] => parse(text, { columns: true, bom: true });

  test('contains the filtered requests, newest first and without formulas, and records the views [API-CONSULTATIONS-11]', async () => {
    const token = await api.signIn('editor');
    const { body: staff } = await api.call<{ id: string }>('GET', '/api/auth/me', { token });
    const first = await sendRequest({
      lastName: 'Sheet',
      message: '=HYPERLINK("http://evil.example")',
      phone: '+1 562 555 0142',
      procedure: 'consultation',
      language: 'es',
    });
    const second = await sendRequest({
      lastName: 'Sheet',
      firstName: 'Lucía',
      message: 'two\nlines, "quoted"',
    });
    await api.call('PATCH', `/api/consultations/${first.id}/assignee`, {
      token,
      body: { assignee: staff.id },
    });
    for (const text of ['called back; =1', 'and again'])
      await api.call('POST', `/api/consultations/${first.id}/notes`, { token, body: { text } });
    const file = await api.call<string>('GET', '/api/consultations/export?search=Sheet', { token });
    expect(file.headers.get('cache-control')).toBe('no-store');
    expect(file.body.split('\r\n')[0]).toMatch(
      /^.?"Reference","Received","Status","Assigned to","First name"/,
    );
    const rows = parseRows(file.body);
    expect(rows.map((row) => row['Reference'])).toEqual([second.reference, first.reference]);
    expect(rows[0]).toMatchObject({
      'First name': 'Lucía',
      Message: 'two\nlines, "quoted"',
      'Assigned to': '',
    });
    expect(rows[1]).toMatchObject({
      Message: '\'=HYPERLINK("http://evil.example")',
      Phone: '\u200e+1 562 555 0142',
      Status: 'New',
      'Answer by': 'Phone',
      Procedure: 'General Consultation',
      Language: 'Spanish',
      Interpreter: 'No',
      Received: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) as string,
      Notes: expect.stringMatching(
        /^\d{4}-\d\d-\d\d \d\d:\d\d editor-\S+: called back; '=1\n.*: and again$/,
      ) as string,
      'Assigned to': expect.stringMatching(/^editor-/) as string,
    });
    expect(Object.keys(rows[0]!)).not.toContain('requestHash');
    for (const { id } of [first, second])
      expect(await api.dataSource.manager.findBy(ConsultationView, { consultation_id: id })).toMatchObject([
        { kind: 'export', user_id: staff.id },
      ]);
    const entries = await api.dataSource.manager.findBy(Activity, { resource_type: 'consultation_file' });
    expect(entries).toMatchObject([
      {
        action: 'CREATE',
        event: 'exported',
        changes: { rows: { before: null, after: 2 } },
        resource_id: null,
      },
    ]);
  });

  test('contains each row once if there are several batches', async () => {
    const token = await api.signIn('editor');
    await api.dataSource.query(
      `INSERT INTO consultations (reference, first_name, last_name, email, phone, procedure, message,
         preferred_contact, interpreter, status, request_hash)
       SELECT 'R' || n, 'Many', 'Rows', 'n@example.com', '5625550142', '', repeat('x', 200), 'phone', false, 'new', 'h'
       FROM generate_series(1, 1201) n`,
    );
    const { body } = await api.call<string>('GET', '/api/consultations/export?search=Many%20Rows', {
      token,
    });
    const rows = parseRows(body);
    expect(rows).toHaveLength(1201);
    expect(new Set(rows.map((row) => row['Reference'])).size).toBe(1201);
  });

  test('is aborted on an error, so that nobody takes it for complete', async () => {
    const token = await api.signIn('editor');
    await sendRequest();
    // The export needs the usernames: the trigger renames their table after the rows are chosen and before the first is read.
    await api.dataSource.query(`CREATE FUNCTION away() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN ALTER TABLE users RENAME TO users_away; RETURN NEW; END'`);
    await api.dataSource.query(
      'CREATE TRIGGER away AFTER INSERT ON activity FOR EACH ROW EXECUTE FUNCTION away()',
    );
    const answer = api.call<string>('GET', '/api/consultations/export', { token });
    await expect(answer).rejects.toThrow();
    await api.dataSource.query('ALTER TABLE users_away RENAME TO users');
    await api.dataSource.query('DROP TRIGGER away ON activity');
    expect(api.logs()).toContain('"msg":"could not send the whole file"');
  });

  // It is never the same day in these two time zones.
  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'has the day in %s in its filename',
    async (timeZone) => {
      await api.dataSource.query(
        `UPDATE settings SET value = value || jsonb_build_object('timeZone', $1::text)`,
        [timeZone],
      );
      const token = await api.signIn('editor');
      for (const [path, name] of [
        ['/api/consultations/export', 'consultations'],
        ['/api/newsletter/export', 'newsletter'],
      ]) {
        const days = [dayInZone(Date.now(), timeZone)];
        const { headers } = await api.call('GET', path!, { token });
        days.push(dayInZone(Date.now(), timeZone));
        const expected = days.map((day) => `attachment; filename="${name}-${day}.csv"`);
        expect(expected).toContain(headers.get('content-disposition'));
      }
    },
  );
});
