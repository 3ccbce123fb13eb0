import type { RowChange } from '@lens/contracts/event-stream';
import { createDeskClient, shippedFiles } from './harness/desk-client.js';
import { requestTicket, openStream, type EventStream } from './harness/event-stream.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { startStubShell, type StubShell } from './harness/stub-shell.js';
import { waitFor } from './harness/wait-for.js';

let shell: StubShell;
beforeAll(async () => {
  shell = await startStubShell(shippedFiles());
});
afterAll(() => shell.stop());

onEachEngine(
  'the desk',
  (api) => {
    let token: string;
    let name: string;
    const { call, save, revert, review, publish } = createDeskClient(api, () => token);
    const streams: EventStream[] = [];
    beforeAll(async () => {
      token = await api.signIn('translator');
      name = (await api.call<{ username: string }>('GET', '/api/auth/me', { token })).body.username;
    });
    afterEach(() => streams.splice(0).forEach((stream) => stream.close()));
    const listen = async (as: string) => {
      const stream = await openStream(`${api.url}/api/live?ticket=${await requestTicket(api, as)}`);
      streams.push(stream);
      return () =>
        stream
          .events()
          .filter(({ event }) => event === 'change')
          .map(({ data }) => data as unknown as RowChange)
          .map(({ resource_type, action, id, revision, by }) => [resource_type, action, id, revision, by]);
    };

    test('reports who saved which revision of which text, without the text itself', async () => {
      const events = await listen(token);
      await save('ko/navigation/skip', 0, '하나');
      await save('ko/navigation/skip', 1, '둘');
      await save('ko/navigation/skip', 1, '셋');
      await revert('ko/navigation/skip', 1, 2);
      await waitFor('three changes', () => events().length === 3);
      const id = 'ko/navigation/skip';
      expect(events()).toEqual([
        ['desk_text', 'CREATE', id, 1, name],
        ['desk_text', 'UPDATE', id, 2, name],
        ['desk_text', 'UPDATE', id, 3, name],
      ]);
      expect(streams[0]!.text()).not.toMatch(/하나|둘/);
    });

    test('reports who published a set, who activated an older one, and who activated the files alone', async () => {
      const events = await listen(token);
      await review('es/navigation/skip', 'Uno');
      await publish();
      await call('POST', 'sets/0/activate');
      await call('POST', 'sets/1/activate');
      const sets = () => events().filter(([kind]) => kind === 'text_set');
      await waitFor('three sets', () => sets().length === 3);
      const revision = expect.any(Number) as number;
      expect(sets()).toEqual([
        ['text_set', 'CREATE', '1', revision, name],
        ['text_set', 'UPDATE', '0', revision, name],
        ['text_set', 'UPDATE', '1', revision, name],
      ]);
    });

    test('reports the text of a comment, and every language if the comment is about the English', async () => {
      await listen(token);
      for (const about of ['language', 'source'])
        await call('POST', 'texts/ar/common/hero.title/comments', { text: 'Who?', about });
      const places = () =>
        streams[0]!
          .events()
          .filter(({ data }) => data['resource_type'] === 'text_comment')
          .map(({ data }) => data['within']);
      await waitFor('two comments', () => places().length === 2);
      expect(places()).toEqual(['ar/common/hero.title', 'en/common/hero.title']);
    });

    test('reports to editors too, who may read all of it and stop texts [SIGN-9]', async () => {
      const events = await listen(await api.signIn('editor'));
      await review('he/navigation/skip', 'דילוג');
      await publish();
      await call('POST', 'texts/ar/common/hero.title/comments', { text: 'Who?', about: 'source' });
      await waitFor('the comment', () => events().length === 3);
      expect(events().map(([kind]) => kind)).toEqual(['desk_text', 'text_set', 'text_comment']);
    });
  },
  () => shell.variables,
);
