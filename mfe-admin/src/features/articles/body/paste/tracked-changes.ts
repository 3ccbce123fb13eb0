import { styleValue } from './marks';

/** How Word and Google Docs mark a comment: at its place in the text, and in the list below the document. */
const commentSelector =
  '.msocomanchor,.MsoCommentReference,.msocomtxt,.MsoCommentText,.msocomoff,a[href^="#cmnt"],a[href^="#_msocom"]';
const commentStyle = /mso-element:\s*comment|mso-special-character:\s*comment/i;

export const isComment = (element: Element): boolean =>
  element.matches(commentSelector) || commentStyle.test(element.getAttribute('data-style') ?? '');

/** Only the mark in the text counts as a comment; the list below repeats it. */
export const isCommentMarker = (element: Element): boolean =>
  element.matches('.MsoCommentReference,a.msocomanchor,a[id^="cmnt_ref"]');

/** Text that was deleted in tracked changes or struck through by hand. */
export const isStruckOut = (element: Element): boolean =>
  element.matches('del,s,strike,.msoDel') || styleValue(element, 'text-decoration').includes('line-through');
