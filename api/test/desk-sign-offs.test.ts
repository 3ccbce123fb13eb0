import { randomUUID } from 'node:crypto';
import type { DeskCoverage, DeskText } from '@lens/contracts/desk';
import type { Page } from '@lens/contracts/lists';
import type { ErrorBody } from '@lens/contracts/errors';
import { shippedSignOffs, type ShippedSignOff } from '@lens/contracts/sign-offs';
import { User } from '../src/auth/accounts/user.entity.js';
import { createDeskClient } from './harness/desk-client.js';
import { onEachEngine } from './harness/on-each-engine.js';
import type { RunningApi } from './harness/running-api.js';
import { startStubShell, type StubShell } from './harness/stub-shell.js';
import { waitFor } from './harness/wait-for.js';

const english = 'You may see halos at night.';
const spanish = 'Puede ver halos de noche.';
const corrected = 'Es posible que vea halos de noche.';

const files = (): StubShell['files'] => ({
  'en/common': { risks: { halos: english }, hero: { title: 'Welcome' }, note: { text: 'See us first.' } },
  'es/common': { risks: { halos: spanish }, hero: { title: 'Bienvenidos' }, note: { text: 'Consúltenos.' } },
  'descriptions/common': { 'note.text': 'Critical: whoever misses it comes too late.' },
});

const signer = (name: string) => ({ name, qualification: 'CMI Spanish', at: '2026-11-20' });
const shippedRecord = (): ShippedSignOff => ({
  ...{ namespace: 'common', key: 'risks.halos', source: english, text: spanish },
  ...{ translator: signer('Ana Ruiz'), reviser: signer('Leo Paz') },
});

const halos = 'es/common/risks.halos';

let shell: StubShell;
beforeAll(async () => {
  shell = await startStubShell(files());
});
afterAll(() => shell.stop());

/** Each with a name and a qualification, unless `fields` say otherwise. */
function signInPerson(api: RunningApi, name: string, fields: Partial<User> = {}) {
  return api.signIn('translator', {
    username: `${name.toLowerCase().split(' ')[0]}-${randomUUID().slice(0, 6)}`,
    name,
    qualification: 'CMI Spanish',
    ...fields,
  });
}

onEachEngine(
  'the sign-off of critical texts',
  (api) => {
    let ana: string;
    let leo: string;
    const deskOf = (token: () => string) => createDeskClient(api, token);
    const [asAna, asLeo] = [deskOf(() => ana), deskOf(() => leo)];
    beforeAll(async () => {
      ana = await signInPerson(api, 'Ana Ruiz');
      leo = await signInPerson(api, 'Leo Paz');
    });
    beforeEach(async () => {
      shell.files = files();
      await api.dataSource.query('TRUNCATE desk_texts, desk_text_versions, text_set_activations, text_sets');
    });

    const refusal = ({ status, body }: { status: number; body: object }) => [
      status,
      (body as Partial<ErrorBody>).code,
    ];

    test('needs two people: one translates, another reviews the same words [SIGN-1]', async () => {
      expect((await asAna.save(halos, 0, corrected)).body).toMatchObject({ critical: true, sign_off: null });
      const { body } = await asLeo.review(halos, corrected);
      expect(body).toMatchObject({
        state: 'reviewed',
        sign_off: {
          translator: { name: 'Ana Ruiz', qualification: 'CMI Spanish', at: expect.stringMatching(/Z$/) },
          reviser: { name: 'Leo Paz', qualification: 'CMI Spanish' },
        },
      });
      expect(await asLeo.publish()).toMatchObject({ status: 201, body: { texts: 1 } });
      expect((await asLeo.published()).body.texts).toMatchObject([
        { text: corrected, sign_off: body.sign_off },
      ]);
    });

    test('is refused to the translator, to a second account of the same name, and for new words [SIGN-1]', async () => {
      await asAna.save(halos, 0, corrected);
      expect(refusal(await asAna.review(halos, corrected))).toEqual([409, 'second_person_required']);
      const again = await signInPerson(api, 'ana  RUIZ', { username: `second-${randomUUID().slice(0, 6)}` });
      expect(refusal(await deskOf(() => again).review(halos, corrected))).toEqual([
        409,
        'second_person_required',
      ]);
      expect(refusal(await asLeo.review(halos, 'Verá halos de noche.'))).toEqual([
        409,
        'translator_required',
      ]);
      expect((await asAna.read(halos)).body.state).toBe('translated');
    });

    test('needs name and qualification of both accounts, and says whose are missing', async () => {
      const nameless = await signInPerson(api, 'Mia', { username: 'mia.nameless', name: null });
      await asAna.save(halos, 0, corrected);
      const { status, body } = await deskOf(() => nameless).review(halos, corrected);
      expect([status, (body as Partial<ErrorBody>).error]).toEqual([
        409,
        expect.stringContaining('mia.nameless'),
      ]);
    });

    test('does not exist for a shipped or a machine’s wording that no person has translated', async () => {
      expect(refusal(await asLeo.review(halos, spanish))).toEqual([409, 'translator_required']);
      expect((await asAna.save(halos, 0, spanish)).status).toBe(200);
      expect((await asLeo.review(halos, spanish)).body.sign_off?.translator.name).toBe('Ana Ruiz');
    });

    test('is not passed on to an account that is made again under the same name', async () => {
      const eva = await signInPerson(api, 'Eva Sol', { username: 'eva.sol' });
      await deskOf(() => eva).save(halos, 0, corrected);
      await api.dataSource.manager.delete(User, { username: 'eva.sol' });
      await signInPerson(api, 'Eva Sol', { username: 'eva.sol' });
      expect(refusal(await asLeo.review(halos, corrected))).toEqual([409, 'translator_required']);
    });

    test('is void after a change of the translation, a revert, and a change of the English', async () => {
      await asAna.save(halos, 0, corrected);
      await asLeo.review(halos, corrected);
      expect((await asLeo.save(halos, 2, `${corrected} `.trim())).body.sign_off).toBeNull();
      await asLeo.review(halos, corrected);
      expect((await asAna.save(halos, 4, 'Verá halos de noche.')).body.sign_off).toBeNull();
      const { body } = await asAna.revert(halos, 4, 5);
      expect(body).toMatchObject({ text: corrected, state: 'translated', sign_off: null });
      expect((await asLeo.review(halos, corrected)).body.sign_off).not.toBeNull();
      shell.files = { ...files(), 'en/common': { risks: { halos: 'You will see halos at night.' } } };
      await waitFor('stale', async () => (await asAna.read(halos)).body.state === 'stale');
      expect((await asAna.read(halos)).body.sign_off).toBeNull();
      shell.files = files();
      await waitFor('the English of before', async () => (await asAna.read(halos)).body.state === 'reviewed');
    });

    test('is missing from an import, whose importer counts as the translator [SIGN-2]', async () => {
      const imported = await asAna.call<ErrorBody>(
        'PUT',
        'files/es/common',
        { risks: { halos: corrected } },
        { 'if-match': '"0"' },
      );
      expect(imported.status).toBe(200);
      expect(refusal(await asAna.review(halos, corrected))).toEqual([409, 'second_person_required']);
      expect((await asLeo.review(halos, corrected)).body.sign_off?.translator.name).toBe('Ana Ruiz');
    });

    test('is needed to publish, also for a text that was reviewed before the rule [SIGN-3]', async () => {
      await asAna.save(halos, 0, corrected);
      await asLeo.review(halos, corrected);
      await api.dataSource.query(`UPDATE desk_texts SET sign_off = NULL`);
      expect(await asLeo.publish()).toMatchObject({
        status: 409,
        body: { code: 'not_publishable', details: [{ path: halos, code: 'not_signed' }] },
      });
    });

    test('is not needed for other texts, and is needed where a description says so', async () => {
      expect((await asAna.review('es/common/hero.title', 'Hola')).body).toMatchObject({
        critical: false,
        state: 'reviewed',
        sign_off: null,
      });
      expect(refusal(await asAna.review('es/common/note.text', 'Llame.'))).toEqual([
        409,
        'translator_required',
      ]);
    });

    test('ships with the program, void after a change of either text [SIGN-4]', async () => {
      shell.files = { ...files(), 'sign-offs/es': [shippedRecord()] };
      const { translator, reviser } = shippedRecord();
      await waitFor('signed', async () => (await asAna.read(halos)).body.sign_off !== null);
      expect((await asAna.read(halos)).body.sign_off).toEqual({ translator, reviser });
      shell.files = { ...files(), 'sign-offs/es': [{ ...shippedRecord(), text: corrected }] };
      await waitFor('void', async () => (await asAna.read(halos)).body.sign_off === null);
    });

    test('says who translated the current wording, and who of the accounts is incomplete [SIGN-8]', async () => {
      expect((await asAna.read(halos)).body.translator).toBeNull();
      await asAna.save(halos, 0, corrected);
      const ana = { name: 'Ana Ruiz', qualification: 'CMI Spanish', at: expect.stringMatching(/Z$/) };
      expect((await asLeo.read(halos)).body.translator).toMatchObject(ana);
      const { items } = (await asLeo.call<Page<DeskText>>('GET', 'texts?language=es')).body;
      expect(items.map(({ key, translator }) => [key, translator?.name])).toEqual([
        ['hero.title', undefined],
        ['note.text', undefined],
        ['risks.halos', 'Ana Ruiz'],
      ]);
      expect((await asLeo.review(halos, corrected)).body.translator).toMatchObject(ana);
      const nameless = await signInPerson(api, 'Mia', { name: null, qualification: null });
      const { body } = await deskOf(() => nameless).save(halos, 2, 'Verá halos de noche.');
      expect(body.translator).toMatchObject({ name: null, qualification: null });
      shell.files = { ...files(), 'en/common': { risks: { halos: 'You will see halos at night.' } } };
      await waitFor('stale', async () => (await asAna.read(halos)).body.state === 'stale');
      expect((await asAna.read(halos)).body.translator).toBeNull();
      shell.files = files();
      await waitFor('the English of before', async () => (await asAna.read(halos)).body.state !== 'stale');
    });

    test('is counted by language where it is missing [SIGN-11]', async () => {
      const unsigned = async () => {
        const { items } = (await asAna.call<DeskCoverage>('GET', 'coverage')).body;
        return items.filter((item) => item.language === 'es').map((item) => item.unsigned);
      };
      expect(await unsigned()).toEqual([2]);
      await asAna.save(halos, 0, corrected);
      expect(await unsigned()).toEqual([2]);
      await asLeo.review(halos, corrected);
      expect(await unsigned()).toEqual([1]);
      shell.files = {
        ...files(),
        'en/common': {
          ...(files()['en/common'] as object),
          risks: { halos: 'You will see halos at night.' },
        },
      };
      await waitFor('stale', async () => (await asAna.read(halos)).body.state === 'stale');
      expect(await unsigned()).toEqual([2]);
      shell.files = files();
      await waitFor('the English of before', async () => (await asAna.read(halos)).body.state !== 'stale');
    });

    test('decides what coverage counts as shown in English by the settings, as the shell shows it [SIGN-19]', async () => {
      const choose = (codes: string[]) =>
        api.dataSource.query(`UPDATE settings SET value = value || $1::jsonb`, [
          { unsignedInEnglish: codes },
        ]);
      const shownIn = async (code: string) => {
        const { items } = (await asAna.call<DeskCoverage>('GET', 'coverage')).body;
        const { shown, chosen_english } = items.find(({ language }) => language === code)!;
        return [shown.own, shown.fallback, shown.english, shown.chosen_english, chosen_english.join()];
      };
      expect(await shownIn('es')).toEqual([3, 0, 0, 0, '']);
      await choose(['es', 'es-MX', 'ko']);
      expect(await shownIn('es')).toEqual([1, 0, 0, 2, 'risks.halos,note.text']);
      expect(await shownIn('es-MX')).toEqual([0, 1, 0, 2, 'risks.halos,note.text']);
      expect(await shownIn('ko')).toEqual([0, 0, 3, 0, '']);
      // A published wording that two people have signed.
      await asAna.save(halos, 0, corrected);
      await asLeo.review(halos, corrected);
      expect(await shownIn('es')).toEqual([1, 0, 0, 2, 'risks.halos,note.text']);
      await asLeo.publish();
      expect(await shownIn('es')).toEqual([2, 0, 0, 1, 'note.text']);
      expect(await shownIn('es-MX')).toEqual([0, 2, 0, 1, 'note.text']);
      // A shipped one; the published wording over it is another.
      const record = { ...shippedRecord(), key: 'note.text', source: 'See us first.', text: 'Consúltenos.' };
      shell.files = { ...files(), 'sign-offs/es': [record, shippedRecord()] as never };
      await waitFor('the sign-offs', async () => (await shownIn('es'))[3] === 0);
      await choose(['es-MX']);
      expect(await shownIn('es-MX')).toEqual([0, 3, 0, 0, '']);
      shell.files = { ...files(), 'sign-offs/es': [shippedRecord()] as never };
      await api.dataSource.query('TRUNCATE text_set_activations, text_sets');
      await waitFor('the shipped sign-off', async () => (await shownIn('es-MX'))[4] === 'note.text');
      expect(await shownIn('es')).toEqual([3, 0, 0, 0, '']);
      shell.files = files();
      await waitFor('the files of before', async () => (await shownIn('es-MX'))[3] === 2);
      await choose([]);
    });

    test('can be looked for, and exported for the repository and as a document [SIGN-5]', async () => {
      const missing = async () =>
        (await asAna.call<Page<DeskText>>('GET', 'texts?language=es&sign_off=missing')).body.items.map(
          ({ key }) => key,
        );
      expect(await missing()).toEqual(['note.text', 'risks.halos']);
      await asAna.save(halos, 0, 'Verá halos de noche.');
      await asLeo.save(halos, 1, `${corrected} & luz.`);
      await asAna.review(halos, `${corrected} & luz.`);
      expect(await missing()).toEqual(['note.text']);
      const exported = (await asAna.call<string>('GET', 'sign-offs?language=es')).body;
      expect(shippedSignOffs.parse(JSON.parse(exported))).toMatchObject([
        { key: 'risks.halos', source: english, text: `${corrected} & luz.`, reviser: { name: 'Ana Ruiz' } },
      ]);
      const record = (await asAna.call<string>('GET', 'sign-offs/record?language=es')).body;
      expect(record).toContain(`${corrected} &amp; luz.`);
      expect(record).toContain('Verá halos de noche.');
      expect(record).toContain('Leo Paz');
      expect(record).toContain('CMI Spanish');
    });
  },
  () => shell.variables,
);
