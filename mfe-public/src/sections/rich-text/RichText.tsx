import { Fragment } from 'react';
import type { PublicImage } from '@lens/contracts/media';
import type { RichText as Document, RichTextBlock } from '@lens/contracts/rich-text';
import { Cover } from '../article-card/Cover';
import { Inline } from './Inline';
import styles from './RichText.module.css';

interface BlockProps {
  block: RichTextBlock;
  images: readonly PublicImage[];
}

type Items = Extract<RichTextBlock, { type: 'bulletList' | 'orderedList' }>['content'];
type Paragraphs = Items[number]['content'];

const paragraphs = (content: Paragraphs) =>
  content.map((paragraph, index) => (
    <p key={index}>
      <Inline content={paragraph.content} />
    </p>
  ));

const items = (content: Items) =>
  content.map((item, index) => <li key={index}>{paragraphs(item.content)}</li>);

/** Every kind of block that can be stored, and no other: what is not named here is not shown. */
function Block({ block, images }: BlockProps) {
  switch (block.type) {
    case 'paragraph':
      return paragraphs([block]);
    case 'heading': {
      const Heading = `h${block.attrs.level}` as 'h2' | 'h3' | 'h4';
      return (
        <Heading>
          <Inline content={block.content} />
        </Heading>
      );
    }
    case 'bulletList':
      return <ul>{items(block.content)}</ul>;
    case 'orderedList':
      return <ol>{items(block.content)}</ol>;
    case 'blockquote':
      return <blockquote>{paragraphs(block.content)}</blockquote>;
    case 'horizontalRule':
      return <hr />;
    case 'image': {
      const image = images.find(({ id }) => id === block.attrs.media_id);
      return image ? <Cover cover={image} sizes="(min-width: 48rem) 42rem, 92vw" /> : null;
    }
    default:
      return null;
  }
}

/** A text with structure, as staff wrote it. */
export function RichText({ text, images = [] }: { text: Document; images?: readonly PublicImage[] }) {
  return (
    <div className={styles.text}>
      {text.content.map((block, index) => (
        <Fragment key={index}>
          <Block block={block} images={images} />
        </Fragment>
      ))}
    </div>
  );
}
