import './loading/provide-runtime';
import './loading/provide-shared';
import '@lens/ui/tokens.css';
import '@lens/ui/base.css';
import '@lens/ui/flags/flags.css';
import '@lens/ui/icons/icons.css';
import { addLaterFaces } from './i18n/later-faces';
import { startPage } from './start-page';

addLaterFaces();
void startPage();
