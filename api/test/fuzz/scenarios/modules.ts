import { JwtService } from '@nestjs/jwt';
import type { RolloutOutcome } from '@lens/contracts/rollouts';
import { Keys } from '../../../src/config/keys.js';
import { LiveRegistry } from '../../../src/rollouts/live-registry.js';
import { publishVersions } from '../../harness/published-versions.js';
import { jwtSecret } from '../../harness/running-api.js';
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
      body: { action: 'roll-out', version, percent: 50, reason: 'A test' },
    });
  await act('2.0.0', signed.revision);
  await act('3.0.0', signed.revision);
  await act('3.0.0', signed.revision + 1);
  await sendOutcome(send, session);
  await previewVersion(send);
}

/** Makes a link to a version, opens it, and tries tokens that have expired. */
async function previewVersion(send: Send): Promise<void> {
  const previewed = { remote, version: '2.0.0' };
  const { url } = await send('POST /api/version-previews', { body: previewed });
  await send('POST /api/version-previews', { body: { ...previewed, version: '9.9.9' } });
  const link = new URL(url).searchParams.get('link');
  const { token } = await send('POST /api/version-previews/open', { body: { link } });
  await send('GET /api/version-previews/{token}', { path: { token } });
  const exp = Math.floor(Date.now() / 1000) - 1;
  const expired = (purpose: 'version preview' | 'version preview link') =>
    new JwtService().sign({ ...previewed, exp }, { secret: new Keys(jwtSecret).derive(purpose) });
  await send('POST /api/version-previews/open', { body: { link: expired('version preview link') } });
  await send('GET /api/version-previews/{token}', { path: { token: expired('version preview') } });
}

/** Reports a visit of the roll-out that is under way. */
export async function sendOutcome(send: Send, { api }: FuzzSession): Promise<void> {
  const { served } = await api.app.get(LiveRegistry, { strict: false }).read();
  const { rollout, version } = served.remotes[remote]!.candidate!;
  const body: RolloutOutcome = { rollout, remote, version, arm: 'candidate', failed: false };
  await send('POST /api/rollouts/outcomes', { body });
}
