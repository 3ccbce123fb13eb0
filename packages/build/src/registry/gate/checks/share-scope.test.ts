import { simulateShareScope, winnerOf, type Participant } from './share-scope';

const copy = { js: { sync: ['copy.js'], async: [] } };
const participant = (remote: string, ...shared: Participant['shared']): Participant => ({ remote, shared });

describe('The share scope', () => {
  it('gives everybody what the shell provides, and else the highest copy', () => {
    const own = { name: 'react', version: '20.0.0', assets: copy };
    const [nine, ten] = ['9.1.0', '10.0.0'].map((version) => ({ name: 'charts', version, assets: copy }));
    expect(winnerOf('react', [participant('some', own)])).toBe('19.3.1');
    expect(winnerOf('charts', [participant('some', nine!), participant('other', ten!)])).toBe('10.0.0');
    expect(winnerOf('maps', [participant('some', nine!)])).toBeNull();
  });

  it('shows which live remote gets a version that it does not accept [GATE-3]', () => {
    const live = participant('live', {
      name: 'charts',
      version: '9.1.0',
      requiredVersion: '^9.0.0',
      assets: copy,
    });
    const candidate = participant('new', {
      name: 'charts',
      version: '10.0.0',
      requiredVersion: '^10.0.0',
      assets: copy,
    });
    expect(simulateShareScope(candidate, [live])).toMatchObject([
      {
        check: 'share scope',
        victim: { remote: 'live' },
        problem: expect.stringContaining('would get 10.0.0') as string,
      },
    ]);
    expect(simulateShareScope(live, [candidate])).toMatchObject([{ victim: { remote: 'live' } }]);
  });

  it('does not blame a candidate for what others require', () => {
    const live = participant('live', { name: 'react', requiredVersion: '^18.0.0' });
    expect(
      simulateShareScope(participant('new', { name: 'react', requiredVersion: '^19.0.0' }), [live]),
    ).toEqual([]);
  });
});
