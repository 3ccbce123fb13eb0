import type { StubShell } from '../../harness/stub-shell.js';
import type { FuzzSession } from '../fuzz-session.js';
import { sendBackTranslationRequests } from './back-translations.js';
import { sendAccountRequests, sendSecondFactorRequests } from './accounts.js';
import type { Send } from './send.js';
import { sendContentRequests } from './contents.js';
import { sendFigureRequests } from './figures.js';
import { sendInboxRequests } from './inbox.js';
import { sendStreamRequests } from './event-streams.js';
import { sendModuleRequests } from './modules.js';
import { sendPictureRequests } from './pictures.js';
import { sendRunRequests } from './runs.js';
import { sendCommentRequests, sendMissingTextRequests, sendTextRequests } from './texts.js';
import { sendTranslationRequests } from './translations.js';

/** Provokes responses that need a particular state. If a route has a new one, add requests to one of the scenarios. */
export async function runScenarios(send: Send, session: FuzzSession, shell: StubShell): Promise<void> {
  await sendContentRequests(send);
  await sendFigureRequests(send, session);
  await sendInboxRequests(send, session);
  await sendTextRequests(send, shell);
  await sendCommentRequests(send);
  await sendBackTranslationRequests(send, shell);
  await sendMissingTextRequests(send, shell);
  await sendModuleRequests(send, session);
  await sendPictureRequests(send, session);
  await sendStreamRequests(send, session);
  await sendTranslationRequests(send, shell);
  await sendRunRequests(send, session);
  await sendAccountRequests(send, session);
  await sendSecondFactorRequests(send, session);
}
