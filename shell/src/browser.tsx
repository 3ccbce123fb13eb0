import '@lens/ui/tokens.css';
import '@lens/ui/base.css';
import '@lens/ui/flags/flags.css';
import '@lens/ui/icons/icons.css';
import { RemoteTraces } from './loading/remote-traces';
import { addLaterFonts } from './i18n/later-fonts';
import { startPage } from './start-page';

// The first thing that runs, before the code of any remote.
const traces = new RemoteTraces();
addLaterFonts();
void startPage(traces);
