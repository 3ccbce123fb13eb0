import { Fragment, type ReactNode } from 'react';
import type { RichTextBlock } from '@lens/contracts/rich-text';
import { Link } from '@lens/platform/router';
import { InOrder } from '../InOrder';

type Content = Extract<RichTextBlock, { type: 'paragraph' }>['content'];
type Text = Extract<NonNullable<Content>[number], { type: 'text' }>;
type Mark = NonNullable<Text['marks']>[number];

const own = /^\/(?![/\\])/;
/** What the API takes, asked once more where it would do harm. */
const elsewhere = /^(?:https:\/\/|mailto:|tel:|#)/;

function LinkTo({ href, children }: { href: string; children: ReactNode }) {
  if (own.test(href)) return <Link to={href}>{children}</Link>;
  if (!elsewhere.test(href)) return children;
  return (
    <a href={href} rel={href.startsWith('https:') ? 'noopener noreferrer' : undefined}>
      {children}
    </a>
  );
}

function marked(children: ReactNode, mark: Mark): ReactNode {
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

/** Words in a line, with what marks them. */
export function Inline({ content = [] }: { content?: Content }) {
  return content.map((part, index) =>
    part.type === 'hardBreak' ? (
      <br key={index} />
    ) : (
      <Fragment key={index}>
        {(part.marks ?? []).reduce<ReactNode>(marked, <InOrder text={part.text} />)}
      </Fragment>
    ),
  );
}
