import type { StubShell } from '../../harness/stub-shell.js';
import type { World } from '../world.js';
import { askForAccounts, askForSecondFactors } from './accounts.js';
import type { Ask } from './ask.js';
import { askForContents } from './contents.js';
import { askForFigures } from './figures.js';
import { askForInbox } from './inbox.js';
import { askForStreams } from './live.js';
import { askForPictures } from './pictures.js';
import { askForRuns } from './runs.js';
import { askForComments, askForMissingTexts, askForTexts } from './texts.js';
import { askForTranslations } from './translations.js';

/** Answers that take a particular state to be seen; a route with a new one of those gets its lines in one of these. */
export async function askForParticulars(ask: Ask, world: World, shell: StubShell): Promise<void> {
  await askForContents(ask);
  await askForFigures(ask, world);
  await askForInbox(ask, world);
  await askForTexts(ask, shell);
  await askForComments(ask);
  await askForMissingTexts(ask, shell);
  await askForPictures(ask, world);
  await askForStreams(ask, world);
  await askForTranslations(ask, shell);
  await askForRuns(ask, world);
  await askForAccounts(ask, world);
  await askForSecondFactors(ask, world);
}
