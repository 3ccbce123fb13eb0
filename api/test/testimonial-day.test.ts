import { dayInZone } from '@lens/contracts/practice-time';
import type { Testimonial } from '@lens/contracts/testimonials';
import { Settings } from '../src/settings/settings.entity.js';
import { onEachEngine } from './harness/on-each-engine.js';

const story = { procedure_type: 'PRK', rating: 3, name: 'Lena O.', quote: 'It took longer than I thought.' };

onEachEngine('the day of a testimonial', (api) => {
  test('is not in the future in the practice’s time zone', async () => {
    const token = await api.signIn('editor');
    const { value } = await api.dataSource.manager.findOneByOrFail(Settings, { id: Settings.rowId });
    const today = dayInZone(Date.now(), value.timeZone);
    const tomorrow = dayInZone(Date.parse(today) + 36 * 3_600_000, 'UTC');
    const created = await api.call<Testimonial>('POST', '/api/testimonials', {
      token,
      body: { ...story, given_on: today },
    });
    expect(created.status).toBe(201);
    const later = { ...story, given_on: tomorrow };
    const refused = {
      status: 400,
      body: {
        details: [
          {
            path: 'given_on',
            code: 'custom',
            message: 'This day is in the future. Use the day on which the patient gave the testimonial.',
          },
        ],
      },
    };
    expect(await api.call('POST', '/api/testimonials', { token, body: later })).toMatchObject(refused);
    expect(
      await api.call('PUT', `/api/testimonials/${created.body.id}`, { token, body: later }),
    ).toMatchObject(refused);
  });
});
