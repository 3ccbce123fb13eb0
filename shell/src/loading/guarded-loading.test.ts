import { cancelFolder, guardLoading, loadLimitMs, lastRefusal } from './guarded-loading';

const folder = '/remotes/mfe-some/1.0.0/';
const hash = `sha384-${'b'.repeat(64)}`;
const onRefused = jest.fn();
const statuses: Record<string, number> = {};

/** Adds a file as chunk loaders do. */
function add(file: string, kind: 'script' | 'link' = 'script') {
  const element = document.createElement(kind);
  const onError = jest.fn();
  element.onerror = () => onError(lastRefusal(folder));
  if (element instanceof HTMLLinkElement) element.href = `${folder}${file}`;
  else element.src = `${folder}${file}`;
  return { element, onError };
}

/** The browser's event for a file; jsdom loads nothing. */
const fire = (element: Element, type: 'load' | 'error') => element.dispatchEvent(new Event(type));

beforeAll(() => {
  performance.getEntriesByName = (name: string) =>
    [{ responseStatus: statuses[new URL(name).pathname] }] as unknown as PerformanceEntryList;
  guardLoading({ hashes: new Map([[`${folder}known.js`, hash]]), onRefused });
});

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  onRefused.mockClear();
});

afterEach(() => jest.useRealTimers());

describe('Guarded loading', () => {
  it('gives every script its hash from the registry', () => {
    const { element } = add('known.js');
    expect(element.integrity).toBe(hash);
    expect(element.crossOrigin).toBe('anonymous');
    fire(element, 'load');
  });

  it.each(['script', 'link'] as const)('gives a %s without a hash one that no file has', (kind) => {
    const { element } = add(`unknown-${kind}`, kind);
    expect(element.integrity).toBe(`sha384-${'A'.repeat(64)}`);
    fire(element, 'load');
  });

  it('ignores what is not a script or style sheet of the composition', () => {
    const link = document.createElement('link');
    link.href = '/static/favicon.svg';
    expect(link.integrity ?? '').toBe('');
  });

  it('gives up a file after three seconds', () => {
    const { onError } = add('known.js');
    jest.advanceTimersByTime(loadLimitMs - 1);
    expect(onError).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onError).toHaveBeenCalledWith('timeout');
    expect(loadLimitMs).toBe(3000);
  });

  it('cancels all files of one folder', () => {
    const { onError } = add('known.js');
    cancelFolder('/remotes/mfe-other/');
    expect(onError).not.toHaveBeenCalled();
    cancelFolder(folder);
    expect(onError).toHaveBeenCalledWith('timeout');
  });

  it('distinguishes a refused file from a missing one, before its loader is called', () => {
    statuses[`${folder}known.js`] = 200;
    const changed = add('known.js');
    fire(changed.element, 'error');
    expect(changed.onError).toHaveBeenCalledWith('integrity');
    expect(onRefused).toHaveBeenCalledWith(`${folder}known.js`);

    statuses[`${folder}known.js`] = 404;
    const gone = add('known.js');
    fire(gone.element, 'error');
    expect(gone.onError).toHaveBeenCalledWith(undefined);
    expect(onRefused).toHaveBeenCalledTimes(1);
  });
});
