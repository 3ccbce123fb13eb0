import type { NodeViewRenderer } from '@tiptap/react';
import { readMedia, thumbnailUrl } from '../../../components/image-picker/media';

/** A small picture inside the text. */
export const pictureView: NodeViewRenderer = ({ node }) => {
  const dom = document.createElement('figure');
  const id = String(node.attrs['media_id']);
  dom.dataset['mediaId'] = id;
  const caption = document.createElement('figcaption');
  caption.textContent = 'Picture';
  dom.append(caption);
  readMedia(id).then(
    (media) => {
      const picture = document.createElement('img');
      picture.src = thumbnailUrl(media) ?? '';
      picture.alt = media.alt.en ?? '';
      caption.textContent = media.filename;
      dom.prepend(picture);
    },
    (failure: unknown) => {
      caption.textContent = `The picture could not be loaded: ${failure instanceof Error ? failure.message : ''}`;
    },
  );
  return { dom };
};
