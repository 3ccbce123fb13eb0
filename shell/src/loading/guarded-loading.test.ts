import { giveUpFolder, guardLoading, loadLimit, refusalIn } from './guarded-loading';

const folder = '/remotes/mfe-some/1.0.0/';
const hash = `sha384-${'b'.repeat(64)}`;
const refused = jest.fn();
const answers: Record<string, number> = {};

/** Adds a file the way that chunk loaders do. */
function add(file: string, kind: 'script' | 'link' = 'script') {
  const element = document.createElement(kind);
  const heard = jest.fn();
  element.onerror = () => heard(refusalIn(folder));
  if (element instanceof HTMLLinkElement) element.href = `${folder}${file}`;
  else element.src = `${folder}${file}`;
  return { element, heard };
}

/** The browser's own word on a file; jsdom fetches nothing. */
const settle = (element: Element, type: 'load' | 'error') => element.dispatchEvent(new Event(type));

beforeAll(() => {
  performance.getEntriesByName = (name: string) =>
    [{ responseStatus: answers[new URL(name).pathname] }] as unknown as PerformanceEntryList;
  guardLoading({ hashes: new Map([[`${folder}known.js`, hash]]), refused });
});

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  refused.mockClear();
});

afterEach(() => jest.useRealTimers());

describe('Guarded loading', () => {
  it('gives every script the hash that the registry names', () => {
    const { element } = add('known.js');
    expect(element.integrity).toBe(hash);
    expect(element.crossOrigin).toBe('anonymous');
    settle(element, 'load');
  });

  it.each(['script', 'link'] as const)('gives a %s without a hash one that no file has', (kind) => {
    const { element } = add(`unknown-${kind}`, kind);
    expect(element.integrity).toBe(`sha384-${'A'.repeat(64)}`);
    settle(element, 'load');
  });

  it('leaves alone what is not a script or style sheet of the composition', () => {
    const link = document.createElement('link');
    link.href = '/static/favicon.svg';
    expect(link.integrity ?? '').toBe('');
  });

  it('ends an endless wait after three seconds', () => {
    const { heard } = add('known.js');
    jest.advanceTimersByTime(loadLimit - 1);
    expect(heard).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(heard).toHaveBeenCalledWith('timeout');
    expect(loadLimit).toBe(3000);
  });

  it('ends the waits of one folder at once', () => {
    const { heard } = add('known.js');
    giveUpFolder('/remotes/mfe-other/');
    expect(heard).not.toHaveBeenCalled();
    giveUpFolder(folder);
    expect(heard).toHaveBeenCalledWith('timeout');
  });

  it('tells a file that was refused from one that is missing, before its loader hears of it', () => {
    answers[`${folder}known.js`] = 200;
    const changed = add('known.js');
    settle(changed.element, 'error');
    expect(changed.heard).toHaveBeenCalledWith('integrity');
    expect(refused).toHaveBeenCalledWith(`${folder}known.js`);

    answers[`${folder}known.js`] = 404;
    const gone = add('known.js');
    settle(gone.element, 'error');
    expect(gone.heard).toHaveBeenCalledWith(undefined);
    expect(refused).toHaveBeenCalledTimes(1);
  });
});
