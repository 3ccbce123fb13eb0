import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteDeclaration } from '@lens/contracts/remote';
import { requireDeclaredActions } from './actions';

const bundle = `
const Page = () => null;
exports.modules = {
  './form': async () => ({ Page, action: async () => ({ redirect: '/' }) }),
  './text': async () => ({ Page }),
};
`;

let output: string;
beforeEach(() => {
  output = mkdtempSync(path.join(tmpdir(), 'lens-actions-'));
  mkdirSync(path.join(output, 'server'));
  writeFileSync(path.join(output, 'server', 'index.cjs'), bundle);
});
afterEach(() => rmSync(output, { recursive: true }));

const route = (id: string, fields: object) => ({ id, path: `/${id}`, surface: 'public', ...fields });
const check = (...routes: object[]): Promise<void> =>
  requireDeclaredActions(
    output,
    remoteDeclaration.parse({ manifestVersion: 1, name: 'mfe-some', platform: '^1', namespaces: [], routes }),
  );

describe('The actions of a remote’s pages', () => {
  it('are accepted if its routes declare them', async () => {
    const form = route('form', { module: './form', action: true });
    await expect(check(form, route('text', { module: './text' }))).resolves.toBeUndefined();
  });

  it('fail the build if a route declares one that its module does not export', async () => {
    await expect(check(route('text', { module: './text', action: true }))).rejects.toThrow(
      'route text: it declares an action, but ./text exports none.',
    );
  });

  it('fail the build if a module exports one that its route does not declare', async () => {
    await expect(check(route('form', { module: './form' }))).rejects.toThrow(
      'route form: ./form exports an action. Declare it with "action: true".',
    );
  });

  it('are not checked in the back office, which no server renders', async () => {
    await expect(
      check(route('staff', { module: './form', surface: 'admin', access: 'signed-in' })),
    ).resolves.toBeUndefined();
  });
});
