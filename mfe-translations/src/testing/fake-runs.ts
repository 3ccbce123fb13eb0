import type { DeskCoverage } from '@lens/contracts/desk';
import type { RunDetail, RunEstimate, RunRequest } from '@lens/contracts/runs';
import type { Reply, Sent } from '@lens/platform/testing/fake-api';

export const buildRun = (overrides: Partial<RunDetail> = {}): RunDetail => ({
  id: '5f0f1c8e-6d52-4c2e-9c0e-0d6f3b1f7a01',
  state: 'running',
  reason: null,
  languages: ['ko'],
  namespace: 'common',
  states: ['untranslated'],
  username: 'mara',
  created_at: '2026-11-22T10:00:00.000Z',
  ended_at: null,
  texts: 40,
  outcomes: { translated: 10, needs_human: 0, skipped: 0, failed: 0 },
  left: [],
  revision: 1,
  changed_by: null,
  ...overrides,
});

export const buildEstimate = (overrides: Partial<RunEstimate> = {}): RunEstimate => ({
  texts: 40,
  free: 3,
  without_service: 0,
  services: [{ service: 'premium', name: 'DeepL', texts: 37, characters: 12_400, dollars: 0.31 }],
  budget: { characters: 500_000, spent: 450_000 },
  ...overrides,
});

const counted = {
  counts: { untranslated: 40, machine: 0, translated: 900, reviewed: 0, needs_human: 0, stale: 2 },
  ...{ unsigned: 0, shown: { own: 900, fallback: 0, english: 42, chosen_english: 0 } },
  ...{ english: [], chosen_english: [] },
};
const coverage: DeskCoverage['items'] = [
  { language: 'ko', namespace: 'common', ...counted },
  { language: 'ko', namespace: 'medical', ...counted, counts: { ...counted.counts, untranslated: 5 } },
  { language: 'es-MX', namespace: 'common', ...counted },
];

/** A fake API whose runs can be started, cancelled and resumed. */
export function fakeRuns(runs: RunDetail[], estimateReply: Reply = { body: buildEstimate() }) {
  let stored = runs;
  const changeRun = (id: string, changes: Partial<RunDetail>): Reply => {
    stored = stored.map((one) => (one.id === id ? { ...one, ...changes, revision: one.revision + 1 } : one));
    return { body: stored.find((one) => one.id === id) };
  };
  const respond = ({ method, path, body }: Sent): Reply | undefined => {
    const [, , resource, id, action] = path.split('/');
    if (path === '/translations/coverage') return { body: { items: coverage } };
    if (resource !== 'runs') return undefined;
    if (id === 'estimate') return estimateReply;
    if (method === 'GET')
      return id
        ? { body: stored.find((one) => one.id === id) }
        : { body: { items: stored, total: stored.length, page: 1, limit: 10 } };
    if (action === 'cancel') return changeRun(id!, { state: 'cancelled' });
    if (action === 'resume') return changeRun(id!, { state: 'waiting', reason: null });
    const { languages, states } = body as RunRequest;
    stored = [buildRun({ id: 'new', state: 'waiting', languages, states, namespace: null }), ...stored];
    return { status: 201, body: stored[0] };
  };
  return { respond, changeRun };
}
