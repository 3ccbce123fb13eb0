import { directionOf, type LanguageCode } from '@lens/contracts/languages';

export const rtlBodyClass = 'rtl';
export const directionMetaName = 'direction';
export const fontLinkId = 'lens-script-font';

/** Sets the document's language, direction and fonts, as the server writes them into the page. */
export function applyDocumentLanguage(code: LanguageCode, fontSheet: string | undefined): void {
  const direction = directionOf(code);
  document.documentElement.lang = code;
  document.documentElement.dir = direction;
  document.body.classList.toggle(rtlBodyClass, direction === 'rtl');
  document.querySelector(`meta[name="${directionMetaName}"]`)?.setAttribute('content', direction);
  applyScriptFont(fontSheet);
}

/** Links the style sheet with the fonts of the language's script, and removes that of the previous one. */
function applyScriptFont(sheet: string | undefined): void {
  const current = document.getElementById(fontLinkId);
  if (current?.getAttribute('data-sheet') === (sheet ?? null)) return;
  current?.remove();
  if (!sheet) return;
  const link = document.createElement('link');
  link.id = fontLinkId;
  link.rel = 'stylesheet';
  link.href = sheet;
  link.setAttribute('data-sheet', sheet);
  document.head.append(link);
}
