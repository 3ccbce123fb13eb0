/** Set by the build: font rules for characters that no text of the site has. */
declare const LATER_FONTS: string;

/**
 * Adds fonts for what staff will write. It runs after the page has started, so that no document contains these rules.
 */
export function addLaterFonts(): void {
  const sheet = new CSSStyleSheet({ baseURL: location.origin });
  sheet.replaceSync(LATER_FONTS);
  document.adoptedStyleSheets.push(sheet);
}
