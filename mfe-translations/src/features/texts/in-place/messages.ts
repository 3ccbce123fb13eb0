/** From the editor to the page in its frame: the text to show. */
export interface ShowRequest {
  lens: 'in-place/show';
  /** `common:hero.title` */
  name: string;
  /** What is in the text box; null if it is empty, for what visitors read. */
  text: string | null;
}

/**
 * Where a page shows a text. `visible`: at once. `opened`: in a menu or another part that had to be opened. `spoken`:
 * only screen readers read it. `unseen`: it has no place on the page, such as its title. `other-form`: another plural
 * form is there. `absent`: nowhere at the moment.
 */
export type Place = 'visible' | 'opened' | 'spoken' | 'unseen' | 'other-form' | 'absent';

/** From the page to the editor. */
export type PageMessage =
  | { lens: 'in-place/ready' }
  | {
      lens: 'in-place/placed';
      name: string;
      place: Place;
      /** Whether visitors get this page in English, since it is not complete in the language. */
      isEnglish: boolean;
    };

/** What another window of this site has sent; undefined for messages of others, and for other messages. */
export function messageFrom<Message extends { lens: string }>(
  { origin, source, data }: MessageEvent,
  sender: Window | null | undefined,
): Message | undefined {
  if (origin !== location.origin || !sender || source !== sender) return undefined;
  const message = data as Partial<Message> | null;
  return typeof message?.lens === 'string' && message.lens.startsWith('in-place/')
    ? (message as Message)
    : undefined;
}
