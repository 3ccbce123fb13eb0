import { UnsavedText } from './UnsavedText';

interface DeletedProps {
  /** `testimonial` */
  what: string;
  /** Who deleted it; null where it was nobody of the staff. */
  by: string | null;
  /** What was being written of it; empty where nothing was. */
  text: string;
  onRead: () => void;
}

/** In the place of what a colleague deleted. */
export const Deleted = ({ what, by, text, onRead }: DeletedProps) => (
  <>
    <p role="alert">{`${by ?? 'Somebody'} has deleted this ${what}.`}</p>
    <UnsavedText text={text} onRead={onRead} />
  </>
);
