import type { RolloutOutcome } from '@lens/contracts/rollouts';
import { LiveRegistry } from '../../../src/rollouts/live-registry.js';
import { publishVersions } from '../../harness/published-versions.js';
import type { FuzzSession } from '../fuzz-session.js';
import type { Send } from './send.js';

const remote = 'mfe-some';
const action = 'POST /api/modules/{name}/actions';

/** A roll-out that begins, another version that it refuses, one change of an older state, and a visit. */
export async function sendModuleRequests(send: Send, session: FuzzSession): Promise<void> {
  const { api } = session;
  publishVersions(api.folder, remote, ['1.0.0', '2.0.0', '3.0.0']);
  const { signed } = await api.app.get(LiveRegistry, { strict: false }).read();
  const act = (version: string, revision: number) =>
    send(action, {
      path: { name: remote },
      headers: { 'If-Match': `"${revision}"` },
      body: { action: 'roll-out', version, percent: 50 },
    });
  await act('2.0.0', signed.revision);
  await act('3.0.0', signed.revision);
  await act('3.0.0', signed.revision + 1);
  await sendOutcome(send, session);
}

/** Reports a visit of the roll-out that is under way. */
export async function sendOutcome(send: Send, { api }: FuzzSession): Promise<void> {
  const { served } = await api.app.get(LiveRegistry, { strict: false }).read();
  const { rollout, version } = served.remotes[remote]!.candidate!;
  const body: RolloutOutcome = { rollout, remote, version, arm: 'candidate', failed: false };
  await send('POST /api/rollouts/outcomes', { body });
}
