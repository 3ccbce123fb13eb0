import { Fragment, type ReactNode } from 'react';
import type { LanguageCode } from '@lens/contracts/languages';
import type { PublicImage } from '@lens/contracts/media';
import type { RichText as Document, RichTextBlock } from '@lens/contracts/rich-text';
import { Cover } from '../article-card/Cover';
import { Inline } from './Inline';
import styles from './RichText.module.css';

interface BlockProps {
  block: RichTextBlock;
  images: readonly PublicImage[];
  /** For a block in another language than the rest. */
  language?: { lang: LanguageCode; dir: 'ltr' };
}

type Paragraphs = Extract<RichTextBlock, { type: 'blockquote' }>['content'];

/** An item of a list on any level. */
interface Item {
  content: readonly (Paragraphs[number] | { type: 'bulletList' | 'orderedList'; content: readonly Item[] })[];
}

const paragraphs = (content: Paragraphs, language?: BlockProps['language']) =>
  content.map((paragraph, index) => (
    <p key={index} {...language}>
      <Inline content={paragraph.content} />
    </p>
  ));

const items = (content: readonly Item[]): ReactNode =>
  content.map((item, index) => (
    <li key={index}>
      {item.content.map((part, place) => {
        if (part.type === 'paragraph') return <Fragment key={place}>{paragraphs([part])}</Fragment>;
        const List = part.type === 'bulletList' ? 'ul' : 'ol';
        return <List key={place}>{items(part.content)}</List>;
      })}
    </li>
  ));

/** Renders each kind of block that can be stored. Unknown kinds are not shown. */
function Block({ block, images, language }: BlockProps) {
  switch (block.type) {
    case 'paragraph':
      return paragraphs([block], language);
    case 'heading': {
      const Heading = `h${block.attrs.level}` as 'h2' | 'h3' | 'h4';
      return (
        <Heading {...language}>
          <Inline content={block.content} />
        </Heading>
      );
    }
    case 'bulletList':
      return <ul {...language}>{items(block.content)}</ul>;
    case 'orderedList':
      return <ol {...language}>{items(block.content)}</ol>;
    case 'blockquote':
      return <blockquote {...language}>{paragraphs(block.content)}</blockquote>;
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

const inEnglish = { lang: 'en', dir: 'ltr' } as const;

interface Props {
  text: Document;
  images?: readonly PublicImage[];
  /** The indices of blocks that are in English, if the rest is not. */
  english?: ReadonlySet<number>;
}

/** A structured text by staff. */
export function RichText({ text, images = [], english }: Props) {
  return (
    <div className={styles.text}>
      {text.content.map((block, index) => (
        <Fragment key={index}>
          <Block block={block} images={images} language={english?.has(index) ? inEnglish : undefined} />
        </Fragment>
      ))}
    </div>
  );
}
