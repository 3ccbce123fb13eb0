import { styleValue } from './marks';

/** Word's own marks of a comment, and those of Google Docs: the sign in the text, and what stands under the document. */
const commentSelector =
  '.msocomanchor,.MsoCommentReference,.msocomtxt,.MsoCommentText,.msocomoff,a[href^="#cmnt"],a[href^="#_msocom"]';
const commentStyle = /mso-element:\s*comment|mso-special-character:\s*comment/i;

export const isComment = (element: Element): boolean =>
  element.matches(commentSelector) || commentStyle.test(element.getAttribute('data-style') ?? '');

/** The sign in the text alone: what is said in it, and the list of them, is the same comment again. */
export const isCommentMarker = (element: Element): boolean =>
  element.matches('.MsoCommentReference,a.msocomanchor,a[id^="cmnt_ref"]');

/** Deleted while changes were tracked, or struck out by hand: nothing that is still said. */
export const isStruckOut = (element: Element): boolean =>
  element.matches('del,s,strike,.msoDel') || styleValue(element, 'text-decoration').includes('line-through');
