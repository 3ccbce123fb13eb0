/**
 * The packages that the shell provides to every remote, and their versions; remotes contain no copies of them. The
 * platform's version is that of its interface.
 */
export const providedVersions: Record<string, string> = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react-dom': '19.3.1',
  '@lens/platform/router': '1.2.0',
  '@lens/platform/i18n': '1.2.0',
  '@lens/platform/session': '1.2.0',
  '@lens/platform/host': '1.2.0',
};
