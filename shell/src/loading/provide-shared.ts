/** The modules that remotes share with the shell. Federation provides only what the shell itself imports. */
import 'react/jsx-runtime';
import 'react-dom';
import '@lens/platform/host';
import '@lens/platform/i18n';
import '@lens/platform/router';
import '@lens/platform/session';
