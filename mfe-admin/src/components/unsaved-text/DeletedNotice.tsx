import { UnsavedText } from './UnsavedText';

interface DeletedNoticeProps {
  /** `testimonial` */
  itemName: string;
  /** Who deleted it; null where it was nobody of the staff. */
  by: string | null;
  /** What was being written of it; empty where nothing was. */
  text: string;
  onClose: () => void;
}

/** In the place of what a colleague deleted. */
export const DeletedNotice = ({ itemName, by, text, onClose }: DeletedNoticeProps) => (
  <>
    <p role="alert">{`${by ?? 'Somebody'} has deleted this ${itemName}.`}</p>
    <UnsavedText text={text} onClose={onClose} />
  </>
);
