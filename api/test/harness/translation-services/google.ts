import { startStub, type ReceivedRequest, type StubResponse, type StubService } from './stub-service.js';
import { translateWordByWord } from './word-by-word.js';

const key = 'general-0123-key';
const base = '/language/translate/v2';
/** Both as sources and as targets. */
const codes = ['en', 'es', 'pt', 'tl', 'ko', 'vi', 'zh-cn', 'ar', 'hy', 'he'];
/** As a server that knows languages only in the spelling of the documentation. */
const strictCodes = codes.map((code) => (code === 'zh-cn' ? 'zh-CN' : code));

const reasons: Record<number, [reason: string, status: string]> = {
  400: ['Bad Request', 'INVALID_ARGUMENT'],
  403: ['Forbidden', 'PERMISSION_DENIED'],
  404: ['Not Found', 'NOT_FOUND'],
  429: ['Too Many Requests', 'RESOURCE_EXHAUSTED'],
  500: ['Internal Server Error', 'INTERNAL'],
  503: ['Service Unavailable', 'UNAVAILABLE'],
};

const failure = (code: number, message = 'No.', why?: string): StubResponse => {
  const [reason, status] = reasons[code] ?? ['', 'UNKNOWN'];
  const errors = [{ message, domain: 'global', reason: why ?? status }];
  return { status: code, reason, body: { error: { code, message, errors, status } } };
};

/** A stub of Google Translate, version 2, as its reference describes it: requests and responses are JSON. */
export const startGoogle = ({ isStrict = false } = {}): Promise<StubService> =>
  startStub({
    key,
    base,
    answer: (request) => answer(request, isStrict ? strictCodes : codes),
    failure: (status, why) => failure(status, 'No.', why),
  });

function answer({ path, headers, body }: ReceivedRequest, known: readonly string[]): StubResponse {
  if (path !== base) return failure(404);
  if (!headers['content-type']?.startsWith('application/json')) return failure(400);
  // Google reports a wrong key as a bad request.
  if (headers['x-goog-api-key'] !== key) return failure(400, 'API key not valid.');
  const { q, source, target, format } = JSON.parse(body) as Record<string, string>;
  if (
    typeof q !== 'string' ||
    !known.includes(source ?? '') ||
    !known.includes(target ?? '') ||
    !['text', 'html'].includes(format ?? 'html')
  )
    return failure(400, 'Invalid Value');
  return {
    status: 200,
    reason: 'OK',
    body: { data: { translations: [{ translatedText: translateWordByWord(q, target!) }] } },
  };
}
