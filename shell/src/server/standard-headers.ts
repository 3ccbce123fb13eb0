import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { StandardHeaders } from './page-cache/send-cached-page';

/** Browser features that no page of ours uses, denied to everything that runs in one. */
const permissionsPolicy = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The headers of all answers, by name in lower case. Pages replace the content policy with their own; all other answers
 * may load nothing.
 */
export function standardHeaders(publicUrl: URL): StandardHeaders {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: publicUrl.protocol === 'https:' && {
      maxAge: 31_536_000,
      includeSubDomains: true,
    },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  // They depend on nothing in a request, so that they are made once.
  setHeaders(request, response, () => undefined);
  return { ...response.getHeaders(), 'permissions-policy': permissionsPolicy };
}
