import { UnsavedText } from './UnsavedText';

interface DeletedNoticeProps {
  /** `testimonial` */
  itemName: string;
  /** Who deleted it; null if the name is not known. */
  by: string | null;
  /** The unsaved text; empty if there is none. */
  text: string;
  onClose: () => void;
}

/** Shown in place of an item that a colleague deleted. */
export const DeletedNotice = ({ itemName, by, text, onClose }: DeletedNoticeProps) => (
  <>
    <p role="alert">{`${by ?? 'Somebody'} has deleted this ${itemName}.`}</p>
    <UnsavedText text={text} onClose={onClose} />
  </>
);
