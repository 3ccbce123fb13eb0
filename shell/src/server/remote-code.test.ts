/** @jest-environment node */
import pino from 'pino';
import { runFor, watchRemoteCode } from './remote-code';

type Handler = (failure: unknown) => void;
const handlers = new Map<string, Handler>();
const end = jest.fn();
let logged: Record<string, unknown>[] = [];

const whose = { remote: 'mfe-some', version: '1.0.0', route: '/some' };

beforeAll(() => {
  jest.spyOn(process, 'on').mockImplementation((name, handler) => {
    handlers.set(String(name), handler as Handler);
    return process;
  });
  const lines = { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) };
  watchRemoteCode({ remotesFolder: '/data/remotes', log: pino({}, lines), end });
});
afterAll(() => jest.restoreAllMocks());
beforeEach(() => {
  logged = [];
  end.mockClear();
});

const happen = (event: 'unhandledRejection' | 'uncaughtException', failure: unknown) =>
  handlers.get(event)!(failure);

describe('What nobody waits for', () => {
  it.each(['unhandledRejection', 'uncaughtException'] as const)(
    'is the remote’s for whom it ran: %s',
    (event) => {
      runFor(whose, () => happen(event, new Error('late')));
      expect(logged).toEqual([expect.objectContaining({ ...whose, failure: 'late' })]);
      expect(end).not.toHaveBeenCalled();
    },
  );

  it('is known by its stack where nothing else tells of it', () => {
    const failure = new Error('late');
    failure.stack = 'Error: late\n    at run (/data/remotes/mfe-some/1.0.0/server/index.cjs:1:2)';
    happen('uncaughtException', failure);
    expect(logged).toEqual([expect.objectContaining({ remote: 'mfe-some', version: '1.0.0' })]);
    expect(end).not.toHaveBeenCalled();
  });

  it('ends the shell where the shell itself threw it', () => {
    happen('uncaughtException', new Error('our own'));
    expect(logged).toEqual([expect.objectContaining({ level: 60, failure: 'our own' })]);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('costs nothing as a rejection, whoever made it', () => {
    happen('unhandledRejection', 'no error at all');
    expect(logged).toEqual([expect.objectContaining({ failure: 'no error at all' })]);
    expect(end).not.toHaveBeenCalled();
  });
});
