/** The shell provides only what its own graph imports: this is the list of what remotes may share. */
import 'react/jsx-runtime';
import 'react-dom';
import '@lens/platform/host';
import '@lens/platform/i18n';
import '@lens/platform/router';
import '@lens/platform/session';
