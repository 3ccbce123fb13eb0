import type { Placed } from './use-frame';

const sentences: Record<Exclude<Placed['place'], 'absent'>, string> = {
  visible: 'Outlined on the page, worded as in the text box.',
  opened: 'Outlined in a part of the page that was opened for it: visitors see it once they open that.',
  spoken:
    'It is not drawn: screen readers read it, or it appears once it has the focus. What it belongs to is outlined.',
  unseen: 'It has no place on the page itself: it is its title, or for search engines and shared links.',
  'other-form':
    'The page needs another plural form of this text at the moment. That one is outlined, as visitors read it.',
};

const describeAbsence = (pages: number): string =>
  `${pages > 1 ? `None of ${pages} pages shows it` : 'The page does not show it'} at the moment. It appears only in some cases, such as after a mistake in a form.`;

/**
 * Says where the page shows a text.
 * @param languageName `Korean`
 * @param absentOn how many pages were looked through, if it is absent
 */
export function describePlace({ place, isEnglish }: Placed, languageName: string, absentOn: number): string {
  const sentence = place === 'absent' ? describeAbsence(absentOn) : sentences[place];
  const inEnglish = ` Visitors get this page in English, since other texts of it are not in ${languageName} yet.`;
  return `${sentence}${isEnglish ? inEnglish : ''}`;
}
