import { Fragment, type ReactNode } from 'react';
import type { RichTextBlock } from '@lens/contracts/rich-text';
import { Link } from '@lens/platform/router';
import { InOrder } from '../InOrder';

type Content = Extract<RichTextBlock, { type: 'paragraph' }>['content'];
type Text = Extract<NonNullable<Content>[number], { type: 'text' }>;
type Mark = NonNullable<Text['marks']>[number];

const internalLink = /^\/(?![/\\])/;
/** The API allows no others. Checked here too, since another scheme could run a script. */
const externalLink = /^(?:https:\/\/|mailto:|tel:|#)/;

function LinkTo({ href, children }: { href: string; children: ReactNode }) {
  if (internalLink.test(href)) return <Link to={href}>{children}</Link>;
  if (!externalLink.test(href)) return children;
  return (
    <a href={href} rel={href.startsWith('https:') ? 'noopener noreferrer' : undefined}>
      {children}
    </a>
  );
}

function applyMark(children: ReactNode, mark: Mark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{children}</strong>;
    case 'italic':
      return <em>{children}</em>;
    case 'link':
      return <LinkTo href={mark.attrs.href}>{children}</LinkTo>;
    default:
      return children;
  }
}

/** Inline text with its marks. */
export function Inline({ content = [] }: { content?: Content }) {
  return content.map((part, index) =>
    part.type === 'hardBreak' ? (
      <br key={index} />
    ) : (
      <Fragment key={index}>
        {(part.marks ?? []).reduce<ReactNode>(applyMark, <InOrder text={part.text} />)}
      </Fragment>
    ),
  );
}
