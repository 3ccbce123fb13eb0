import { startStub, type ReceivedRequest, type StubResponse, type StubService } from './stub-service.js';
import { translateWordByWord } from './word-by-word.js';

const key = 'premium-0123-key:fx';
const sources = ['EN', 'ES', 'PT', 'KO', 'ZH', 'AR', 'HE'];
const targets = ['EN-US', 'ES', 'PT-BR', 'KO', 'ZH', 'AR', 'HE'];
/** Newer ones, which the product sends only where its operator says so. */
const newerTargets = ['VI', 'TL', 'HY', 'ES-419'];
const formalities = ['default', 'more', 'less', 'prefer_more', 'prefer_less'];

/** The status for an exceeded quota, and its text, are DeepL's own. */
const reasons: Record<number, [reason: string, message: string]> = {
  400: ['Bad Request', 'Bad request'],
  403: ['Forbidden', 'Authorization failed. Please supply a valid DeepL-Auth-Key.'],
  404: ['Not Found', 'Not found'],
  429: ['Too Many Requests', 'Too many requests, please wait and resend your request.'],
  456: ['Quota Exceeded', 'Quota exceeded.'],
  500: ['Internal Server Error', 'Internal error'],
  503: ['Service Unavailable', 'Resource temporarily unavailable'],
};

const failure = (status: number): StubResponse => {
  const [reason, message] = reasons[status] ?? ['', ''];
  return { status, reason, body: { message } };
};

/** A stub of DeepL, version 2, as its reference describes it: requests are forms, responses JSON. */
export const startDeepl = (): Promise<StubService> => startStub({ key, base: '/v2', answer, failure });

function answer({ path, headers, body }: ReceivedRequest): StubResponse {
  if (path !== '/v2/translate') return failure(404);
  if (headers.authorization !== `DeepL-Auth-Key ${key}`) return failure(403);
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return failure(400);
  const fields = new URLSearchParams(body);
  const [source, target] = [fields.get('source_lang') ?? 'EN', fields.get('target_lang') ?? ''];
  const isKnown =
    sources.includes(source) &&
    [...targets, ...newerTargets].includes(target) &&
    formalities.includes(fields.get('formality') ?? 'default');
  const texts = fields.getAll('text');
  if (!isKnown || texts.length === 0) return failure(400);
  if (fields.get('tag_handling') === 'xml' && texts.some((text) => !isXml(text))) return failure(400);
  const translations = texts.map((text) => ({
    detected_source_language: source,
    text: translateWordByWord(text, target),
  }));
  return { status: 200, reason: 'OK', body: { translations } };
}

/** Whether it has no bare ampersands or angle brackets, which an XML parser would reject. */
const isXml = (text: string): boolean =>
  !/[<>]|&(?!amp;|lt;|gt;|quot;|apos;|#)/.test(text.replace(/<\/?[a-z][^<>]*>/g, ''));
