import './composition/provide-runtime';
import './composition/provide-shared';
import '@lens/ui/tokens.css';
import '@lens/ui/base.css';
import '@lens/ui/flags/flags.css';
import '@lens/ui/icons/icons.css';
import { startPage } from './start-page';

void startPage();
