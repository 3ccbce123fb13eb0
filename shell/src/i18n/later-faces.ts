/** Set by the build: the rules of faces for characters that no text of the site has. */
declare const LATER_FACES: string;

/** What staff write tomorrow is drawn in our faces as well; no page waits for that, or carries it. */
export function addLaterFaces(): void {
  const sheet = new CSSStyleSheet({ baseURL: location.origin });
  sheet.replaceSync(LATER_FACES);
  document.adoptedStyleSheets.push(sheet);
}
