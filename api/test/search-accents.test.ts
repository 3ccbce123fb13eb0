import { randomUUID } from 'node:crypto';
import type { Consultation } from '@lens/contracts/consultations';
import type { Page } from '@lens/contracts/lists';
import { Activity } from '../src/activity/activity.entity.js';
import { Mail } from '../src/mail/mail.entity.js';
import { Media } from '../src/media/media.entity.js';
import { Subscriber } from '../src/newsletter/subscriber.entity.js';
import { User } from '../src/auth/accounts/user.entity.js';
import { articlesOf, text } from './harness/articles.js';
import { onEachEngine } from './harness/on-each-engine.js';

interface Row {
  id: string;
}

const person = { email: 'p@example.com', phone: '+15625550134', procedure: '', preferredContact: 'phone' };
const names = [
  ['José', 'García'],
  ['Thảo', 'Nguyễn'],
  ['Chloë', 'Ångström'],
  ['Đặng', 'Łukasz'],
  ['Σοφία', 'Αγγέλου'],
  ['فاطِمَة', 'علي'],
  ['지우', '김'],
] as const;

onEachEngine('a search by staff', (api) => {
  const post = async <Answer>(path: string, body: object, token?: string) =>
    (await api.call<Answer>('POST', path, { body, ...(token && { token }) })).body;
  const found = async (path: string, search: string, token: string) => {
    const query = new URLSearchParams({ search, limit: '100' });
    return (await api.call<Page<Row>>('GET', `${path}?${query}`, { token })).body.items.map(({ id }) => id);
  };

  test('finds people however their names are typed: without accents, with them, in capitals', async () => {
    const token = await api.signIn('editor');
    const ids: string[] = [];
    for (const [firstName, lastName] of names) {
      const message = `I am ${lastName} — %_`;
      ids.push(
        (await post<Consultation>('/api/consultations', { ...person, firstName, lastName, message })).id,
      );
    }
    const typed: [search: string, index: number][] = [
      ['garcia', 0],
      ['GARCÍA', 0],
      ['jose garcia', 0],
      ['nguyen', 1],
      ['NGUYỄN', 1],
      ['chloe angstrom', 2],
      ['dang lukasz', 3],
      ['σοφια', 4],
      ['فاطمة', 5],
      ['김', 6],
    ];
    for (const [search, index] of typed)
      expect([search, await found('/api/consultations', search, token)]).toEqual([search, [ids[index]]]);
    expect(await found('/api/consultations', '— %_', token)).toHaveLength(names.length);
    expect(await found('/api/consultations', 'garcia p@', token)).toEqual([]);
  });

  test('finds a note, a testimonial and a figure in the same way', async () => {
    const token = await api.signIn('editor');
    const request = await post<Row>('/api/consultations', { ...person, firstName: 'A', lastName: 'B' });
    const notes = `/api/consultations/${request.id}/notes`;
    const note = await post<Row>(notes, { text: 'Llamó su mamá, Begoña.' }, token);
    expect(await found(notes, 'begona', token)).toEqual([note.id]);

    const story = { procedure_type: 'ICL', rating: 5, name: 'Noël Peña', quote: 'Señalé el reloj.' };
    const testimonial = await post<Row>('/api/testimonials', story, token);
    for (const search of ['noel pena', 'NOËL PEÑA', 'senale'])
      expect([search, await found('/api/testimonials', search, token)]).toEqual([search, [testimonial.id]]);

    await api.dataSource.query(
      `UPDATE statistics SET labels = jsonb_set(labels, '{es}', '"Índice de satisfacción"') WHERE key = 'satisfaction'`,
    );
    expect(await found('/api/statistics', 'indice de satisfaccion', token)).toHaveLength(1);
  });

  test('finds an article by its title and by its author in the same way', async () => {
    const token = await api.signIn('editor');
    const titled = text('La Señal de Ágata');
    const { id } = (await articlesOf(api).post(token, { author: 'Íñigo Güell', texts: { en: titled } })).body;
    for (const search of ['la senal de agata', 'LA SEÑAL DE ÁGATA', 'inigo guell', 'ÍÑIGO'])
      expect([search, await found('/api/articles', search, token)]).toEqual([search, [id]]);
  });

  test('finds who wrote a version of an article and who saw a request in the same way', async () => {
    const token = await api.signIn();
    const { id } = (await articlesOf(api).post(token, { texts: { en: text('Versions') } })).body;
    const request = await post<Row>('/api/consultations', { ...person, firstName: 'A', lastName: 'B' });
    await api.call('GET', `/api/consultations/${request.id}`, { token });
    for (const table of ['article_versions', 'consultation_views'])
      await api.dataSource.query(`UPDATE ${table} SET username = 'Ágata Öst'`);
    for (const path of [`/api/articles/${id}/versions`, `/api/consultations/${request.id}/views`])
      for (const search of ['agata ost', 'AGATA ÖST', 'Ágata Ost', 'nobody'])
        expect([path, search, (await found(path, search, token)).length]).toEqual([
          path,
          search,
          search === 'nobody' ? 0 : 1,
        ]);
  });

  test('finds an account, a picture, an email, an address and an entry of the log in the same way', async () => {
    const token = await api.signIn();
    const { manager } = api.dataSource;
    const password = { passwordHash: process.env.TEST_ADMIN_HASH! };
    const made: [path: string, row: Row][] = [
      [
        '/api/users',
        await manager.save(manager.create(User, { username: 'Ágata Öst', role: 'editor', ...password })),
      ],
      [
        '/api/media',
        await manager.save(
          manager.create(Media, { filename: 'a.jpg', mime: 'image/jpeg', alt: { es: 'Ágata Öst' } }),
        ),
      ],
      [
        '/api/mails',
        await manager.save(
          manager.create(Mail, {
            to: 'a@example.com',
            kind: 'newsletter_confirm',
            language: 'es',
            subject: 'Ágata Öst',
            text: '',
            status: 'kept',
          }),
        ),
      ],
      [
        '/api/newsletter',
        await manager.save(
          manager.create(Subscriber, {
            email: '"Ágata Öst"@example.com',
            language: 'es',
            status: 'confirmed',
            round: randomUUID(),
          }),
        ),
      ],
      [
        '/api/activity',
        await manager.save(
          manager.create(Activity, {
            username: 'mara',
            action: 'UPDATE',
            resource_type: 'media',
            resource_name: 'Ágata Öst',
          }),
        ),
      ],
    ];
    for (const [path, { id }] of made)
      for (const search of ['agata ost', 'AGATA ÖST', 'Ágata Ost'])
        expect([path, search, await found(path, search, token)]).toEqual([path, search, [id]]);
  });
});
