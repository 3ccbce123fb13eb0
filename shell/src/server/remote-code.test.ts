/** @jest-environment node */
import pino from 'pino';
import { runForRemote, logRemoteErrors } from './remote-code';

type Handler = (failure: unknown) => void;
const handlers = new Map<string, Handler>();
const end = jest.fn();
let logged: Record<string, unknown>[] = [];

const running = { remote: 'mfe-some', version: '1.0.0', route: '/some' };

beforeAll(() => {
  jest.spyOn(process, 'on').mockImplementation((name, handler) => {
    handlers.set(String(name), handler as Handler);
    return process;
  });
  const lines = { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) };
  logRemoteErrors({ remotesFolder: '/data/remotes', log: pino({}, lines), end });
});
afterAll(() => jest.restoreAllMocks());
beforeEach(() => {
  logged = [];
  end.mockClear();
});

const trigger = (event: 'unhandledRejection' | 'uncaughtException', failure: unknown) =>
  handlers.get(event)!(failure);

describe('An error outside of any request', () => {
  it.each(['unhandledRejection', 'uncaughtException'] as const)(
    'is logged for the remote whose code ran: %s',
    (event) => {
      runForRemote(running, () => trigger(event, new Error('late')));
      expect(logged).toEqual([expect.objectContaining({ ...running, failure: 'late' })]);
      expect(end).not.toHaveBeenCalled();
    },
  );

  it('is logged for the remote in its stack if nothing else names one', () => {
    const failure = new Error('late');
    failure.stack = 'Error: late\n    at run (/data/remotes/mfe-some/1.0.0/server/index.cjs:1:2)';
    trigger('uncaughtException', failure);
    expect(logged).toEqual([expect.objectContaining({ remote: 'mfe-some', version: '1.0.0' })]);
    expect(end).not.toHaveBeenCalled();
  });

  it('ends the process if the shell itself threw it', () => {
    trigger('uncaughtException', new Error('our own'));
    expect(logged).toEqual([expect.objectContaining({ level: 60, failure: 'our own' })]);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('does not end the process if it is a rejection', () => {
    trigger('unhandledRejection', 'no error at all');
    expect(logged).toEqual([expect.objectContaining({ failure: 'no error at all' })]);
    expect(end).not.toHaveBeenCalled();
  });
});
