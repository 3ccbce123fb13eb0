import type { Accepted } from './finding.ts';

/** What the tools report and is left as it is, and why. A reason leaves this list when its finding is gone. */
export const accepted: readonly Accepted[] = [
  {
    tool: 'wapiti',
    kind: 'HTTP Secure Headers: Strict-Transport-Security is not set',
    reason:
      'the audit runs without TLS; it is sent wherever the public address is https (standard-headers.test.ts)',
  },
  {
    tool: 'wapiti',
    kind: 'HTTP Secure Headers: X-XSS-Protection is not set',
    reason:
      'it is 0 on purpose: the filter is gone from browsers, and where it is left it can be turned against a page',
  },
];
