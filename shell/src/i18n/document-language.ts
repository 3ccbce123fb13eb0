import { directionOf, type LanguageCode } from '@lens/contracts/languages';

export const rtlBodyClass = 'rtl';
export const directionMetaName = 'direction';
export const fontLinkId = 'lens-script-font';

/** What the document says of its language; the server writes the same into the page. */
export function applyDocumentLanguage(code: LanguageCode, fontSheet: string | undefined): void {
  const direction = directionOf(code);
  document.documentElement.lang = code;
  document.documentElement.dir = direction;
  document.body.classList.toggle(rtlBodyClass, direction === 'rtl');
  document.querySelector(`meta[name="${directionMetaName}"]`)?.setAttribute('content', direction);
  applyScriptFont(fontSheet);
}

/** Faces for Arabic and Hebrew come and go with the language. */
function applyScriptFont(sheet: string | undefined): void {
  const present = document.getElementById(fontLinkId);
  if (present?.getAttribute('data-sheet') === (sheet ?? null)) return;
  present?.remove();
  if (!sheet) return;
  const link = document.createElement('link');
  link.id = fontLinkId;
  link.rel = 'stylesheet';
  link.href = sheet;
  link.setAttribute('data-sheet', sheet);
  document.head.append(link);
}
