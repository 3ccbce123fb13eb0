/**
 * Goes to the section that the address names, as a browser does in a document: it comes into view, and the next Tab goes
 * on from there where the section can take the focus.
 * @returns whether there is one
 */
export function reachSection(): boolean {
  const section = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  if (!section) return false;
  section.scrollIntoView();
  const taking = section.hasAttribute('tabindex') ? section : document.getElementById('main');
  taking?.focus({ preventScroll: true });
  return true;
}
