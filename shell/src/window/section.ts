import { untilRest } from './until-rest';

/**
 * Goes to the section that the address names, as a browser does in a document: it comes into view, and the next Tab goes
 * on from there where the section can take the focus.
 * @returns whether there is one
 */
export function reachSection(): boolean {
  const { hash } = location;
  const section = hash ? document.getElementById(hash.slice(1)) : null;
  if (!section) return false;
  section.scrollIntoView();
  const place = section.getBoundingClientRect().top;
  untilRest(() => {
    if (section.getBoundingClientRect().top !== place) section.scrollIntoView();
    return location.hash === hash && section.isConnected;
  });
  const taking = section.hasAttribute('tabindex') ? section : document.getElementById('main');
  taking?.focus({ preventScroll: true });
  return true;
}
