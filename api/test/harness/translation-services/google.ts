import { startStub, type Received, type Reply, type StubService } from './stub-service.js';
import { translated } from './words.js';

const key = 'general-0123-key';
const base = '/language/translate/v2';
const targets = ['es', 'pt', 'tl', 'ko', 'vi', 'zh-cn', 'ar', 'hy', 'he'];

const reasons: Record<number, [reason: string, status: string]> = {
  400: ['Bad Request', 'INVALID_ARGUMENT'],
  403: ['Forbidden', 'PERMISSION_DENIED'],
  404: ['Not Found', 'NOT_FOUND'],
  429: ['Too Many Requests', 'RESOURCE_EXHAUSTED'],
  500: ['Internal Server Error', 'INTERNAL'],
  503: ['Service Unavailable', 'UNAVAILABLE'],
};

const failure = (code: number, message = 'No.', why?: string): Reply => {
  const [reason, status] = reasons[code] ?? ['', 'UNKNOWN'];
  const errors = [{ message, domain: 'global', reason: why ?? status }];
  return { status: code, reason, body: { error: { code, message, errors, status } } };
};

/** Google Translate as its reference describes version 2: JSON in, JSON out. */
export const startGoogle = (): Promise<StubService> =>
  startStub({ key, base, answer, failure: (status, why) => failure(status, 'No.', why) });

function answer({ path, headers, body }: Received): Reply {
  if (path !== base) return failure(404);
  if (!headers['content-type']?.startsWith('application/json')) return failure(400);
  // It takes a wrong key for a wrong question.
  if (headers['x-goog-api-key'] !== key) return failure(400, 'API key not valid.');
  const { q, target, format } = JSON.parse(body) as Record<string, string>;
  if (
    typeof q !== 'string' ||
    !targets.includes(target ?? '') ||
    !['text', 'html'].includes(format ?? 'html')
  )
    return failure(400, 'Invalid Value');
  return {
    status: 200,
    reason: 'OK',
    body: { data: { translations: [{ translatedText: translated(q, target!) }] } },
  };
}
