import '@lens/ui/tokens.css';
import '@lens/ui/base.css';
import '@lens/ui/flags/flags.css';
import '@lens/ui/icons/icons.css';
import { addLaterFonts } from './i18n/later-fonts';
import { startPage } from './start-page';

addLaterFonts();
void startPage();
