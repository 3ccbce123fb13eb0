import type { ComposedRemote } from '../page/page-state';
import { loadFromContainer } from './containers';
import { sharedScope } from './shared-scope';

let count = 0;

/** A remote of its own for each test, since a page keeps the containers that it has opened. */
function newRemote(): { remote: ComposedRemote; globalName: string; entry: string } {
  count += 1;
  const globalName = `some_${count}`;
  const address = `/remotes/some-${count}/1/`;
  const remote = { manifest: { name: `some-${count}`, globalName }, address } as unknown as ComposedRemote;
  return { remote, globalName, entry: `${location.origin}${address}remoteEntry.js` };
}

const container = () => ({
  init: jest.fn(),
  get: jest.fn((module: string) => Promise.resolve(() => `the module ${module}`)),
});
const provide = (globalName: string, value: unknown) => Object.assign(globalThis, { [globalName]: value });
const scripts = (entry: string) =>
  [...document.querySelectorAll<HTMLScriptElement>('script')].filter(({ src }) => src === entry);

/** The script of an entry ends; jsdom runs none. */
async function end(entry: string, event: 'load' | 'error') {
  await Promise.resolve();
  scripts(entry).forEach((script) => script.dispatchEvent(new Event(event)));
}

describe('The container of a remote', () => {
  it('is initialized once with everything that the shell shares, and gives its modules', async () => {
    const { remote, globalName } = newRemote();
    const opened = container();
    provide(globalName, opened);
    const loaded = await Promise.all(['./a', './b'].map((module) => loadFromContainer(remote, module)));
    expect(loaded).toEqual(['the module ./a', 'the module ./b']);
    expect(opened.init).toHaveBeenCalledTimes(1);
    expect(opened.init.mock.calls[0]![0]).toBe(sharedScope);
  });

  it('is loaded by a script, which stays no longer than it loads', async () => {
    const { remote, globalName, entry } = newRemote();
    const loading = loadFromContainer(remote, './a');
    expect(scripts(entry)).toHaveLength(1);
    provide(globalName, container());
    await end(entry, 'load');
    expect(await loading).toBe('the module ./a');
    expect(scripts(entry)).toHaveLength(0);
  });

  it('is not requested twice if the page has already begun to load it', async () => {
    const { remote, globalName, entry } = newRemote();
    document.head.append(Object.assign(document.createElement('script'), { src: entry }));
    const loading = loadFromContainer(remote, './a');
    expect(scripts(entry)).toHaveLength(1);
    provide(globalName, container());
    await end(entry, 'load');
    expect(await loading).toBe('the module ./a');
  });

  it.each([
    ['its script does not arrive', 'error', `could not be loaded`],
    ['its script makes no container', 'load', 'contains no some_'],
  ] as const)('is loaded anew after a failure: %s', async (_, event, message) => {
    const { remote, globalName, entry } = newRemote();
    const failing = loadFromContainer(remote, './a');
    await end(entry, event);
    await expect(failing).rejects.toThrow(message);
    const again = loadFromContainer(remote, './a');
    provide(globalName, container());
    await end(entry, 'load');
    expect(await again).toBe('the module ./a');
  });

  it('is initialized anew if that has failed', async () => {
    const { remote, globalName } = newRemote();
    const opened = container();
    opened.init.mockRejectedValueOnce(new Error('not yet'));
    provide(globalName, opened);
    await expect(loadFromContainer(remote, './a')).rejects.toThrow('not yet');
    expect(await loadFromContainer(remote, './a')).toBe('the module ./a');
  });
});
