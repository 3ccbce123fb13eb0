import { directionOf, languageOf, type LanguageCode } from '@lens/contracts/languages';
import type { Signer } from '@lens/contracts/sign-offs';
import type { SignedText } from './signed-texts.js';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign]!);

const describe = ({ name, qualification, at }: Signer): string =>
  `<strong>${escape(name)}</strong><br>${escape(qualification)}<br><time>${escape(at)}</time>`;

const style = `body{font:11pt/1.4 sans-serif;margin:2rem}table{border-collapse:collapse;width:100%}
th,td{border:1px solid #999;padding:.4rem;text-align:start;vertical-align:top}th{background:#eee}
tr{break-inside:avoid}code{font-size:.85em;overflow-wrap:anywhere}`;

/**
 * The sign-offs of a language as an HTML document to print or file: who translated and revised each text, when, with
 * which qualification, from which English, and both versions of the translation.
 * @param madeAt ISO 8601, in UTC
 */
export function writeSignOffRecord(
  texts: readonly SignedText[],
  language: LanguageCode,
  madeAt: string,
): string {
  const { name } = languageOf(language);
  const attributes = `lang="${language}" dir="${directionOf(language)}"`;
  const rows = texts.map(
    ({ namespace, key, source, former, text, translator, reviser }) => `<tr>
<td><code>${escape(`${namespace}:${key}`)}</code></td>
<td>${escape(source)}</td>
<td ${attributes}>${escape(former ?? '')}</td>
<td ${attributes}>${escape(text)}</td>
<td>${describe(translator)}</td>
<td>${describe(reviser)}</td>
</tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Sign-offs: ${escape(name)}</title><style>${style}</style></head>
<body>
<h1>Sign-offs of the ${escape(name)} translation</h1>
<p>${texts.length} ${texts.length === 1 ? 'text' : 'texts'}, as of <time>${escape(madeAt)}</time> (UTC). Each was translated by one person and reviewed by another.</p>
<table>
<thead><tr><th>Text</th><th>English</th><th>Earlier translation</th><th>Signed translation</th><th>Translated by</th><th>Reviewed by</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</body>
</html>
`;
}
