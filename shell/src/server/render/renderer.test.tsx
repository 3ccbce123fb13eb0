/** @jest-environment node */
import type { PageModule } from '@lens/contracts/page';
import type { TextTree } from '@lens/contracts/text-tree';
import { navigationFile } from '../../layout/testing/navigation-file';
import { settings } from '../../layout/testing/settings';
import type { ServedRemote } from '../registry/snapshot';
import { Renderer, type RenderInput } from './renderer';

const remote = {
  manifest: {
    name: 'mfe-some',
    version: '1.0.0',
    namespaces: [],
    layouts: [],
    navigation: [],
    languages: ['en'],
    routes: [
      {
        id: 'some',
        path: '/some',
        module: './some',
        surface: 'public',
        languages: ['en'],
        copy: [],
        action: true,
      },
    ],
  },
  address: '/remotes/mfe-some/1.0.0/',
  folder: '/nowhere',
  files: { 'server/index.cjs': 'sha384-unread' },
} as unknown as ServedRemote;

const navigation = navigationFile('en') as TextTree & {
  failure: { title: string };
  notFound: { title: string };
};

const inputFor = (path: string, more: Partial<RenderInput> = {}): RenderInput => ({
  url: path,
  path,
  search: '',
  state: {
    surface: 'public',
    lng: 'en',
    offered: ['en', 'es'],
    texts: { navigation },
    settings,
    publicUrl: 'https://practice.test',
    fontList: '/shell/fonts.json',
  },
  composition: { id: 'some', remotes: [remote] },
  servedFolders: [remote.folder],
  apiUrl: 'http://127.0.0.1:9',
  apiHeaders: {},
  dataLimitMs: 800,
  ...more,
});

/** A renderer in which this module is the remote's page. */
function rendererOf(page: PageModule): Renderer {
  const renderer = new Renderer();
  jest.spyOn(renderer.bundles, 'module').mockResolvedValue(page);
  return renderer;
}

const titled = { Page: () => <h1>A page of another team</h1> };

describe('An address', () => {
  it('of a remote that is left out is answered with 503, not with 404', async () => {
    const input = inputFor('/other');
    const away = await rendererOf(titled).render({ ...input, state: { ...input.state, leftOut: true } });
    expect([away.status, away.rendered, away.head.noindex]).toEqual([503, true, true]);
    expect(away.html).toContain(navigation.failure.title);
    expect(away.html).not.toContain(navigation.notFound.title);
  });

  it('without a page is answered with 404', async () => {
    const unknown = await rendererOf(titled).render(inputFor('/other'));
    expect(unknown.status).toBe(404);
    expect(unknown.html).toContain(navigation.notFound.title);
  });
});

describe('A form posted without JavaScript', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is answered with 503 if the action takes longer than five seconds', async () => {
    const onRendered = jest.fn();
    const actionStarted = new Promise<void>((resolve) => {
      const action = () => {
        resolve();
        return new Promise<never>(() => undefined);
      };
      const input = inputFor('/some', { form: { name: 'Ana' } });
      void rendererOf({ ...titled, action })
        .render(input)
        .then(onRendered);
    });
    await actionStarted;
    await jest.advanceTimersByTimeAsync(4999);
    expect(onRendered).not.toHaveBeenCalled();
    const rendered = new Promise<void>((resolve) => onRendered.mockImplementation(() => resolve()));
    await jest.advanceTimersByTimeAsync(1);
    await rendered;
    const [[answer]] = onRendered.mock.calls as [[Awaited<ReturnType<Renderer['render']>>]];
    expect(answer).toMatchObject({
      status: 503,
      rendered: false,
      failure: 'action did not answer within 5000 ms.',
    });
    expect(answer.html).toContain(navigation.failure.title);
    expect(answer.html).not.toContain('A page of another team');
  });

  it('is refused if the route does not declare an action, even if the module has one', async () => {
    const action = jest.fn();
    const [route] = remote.manifest.routes;
    const manifest = { ...remote.manifest, routes: [{ ...route!, action: false }] };
    const composition = { id: 'some', remotes: [{ ...remote, manifest }] };
    const input = inputFor('/some', { form: { name: 'Ana' }, composition });
    const answer = await rendererOf({ ...titled, action }).render(input);
    expect([answer.status, answer.failure]).toEqual([405, undefined]);
    expect(action).not.toHaveBeenCalled();
  });

  it('is answered by the action if that is in time', async () => {
    const action = () => Promise.resolve({ status: 422, state: { wrong: 'name' } });
    const answer = await rendererOf({ ...titled, action }).render(inputFor('/some', { form: {} }));
    expect(answer).toMatchObject({ status: 422, rendered: true, actionState: { wrong: 'name' } });
  });
});
