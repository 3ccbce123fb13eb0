import { linkAddress } from '@lens/contracts/rich-text';
import { readPasted, type Pasted } from './blocks';
import { parsePasted } from './parse';
import { writeBlocks } from './write';

const formatCount = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

function countRefusedLinks({ blocks }: Pasted): number {
  const links = blocks.flatMap((block) => ('pieces' in block ? block.pieces : [])).map(({ href }) => href);
  const refused = links.filter((href) => href !== null && !linkAddress.safeParse(href).success);
  return new Set(refused).size;
}

/** Messages about what was left out. */
function describeOmissions(pasted: Pasted): string[] {
  const { pictures, tables, struckOut, comments } = pasted;
  const links = countRefusedLinks(pasted);
  return [
    ...(pictures > 0
      ? [
          `${formatCount(pictures, 'picture was', 'pictures were')} left out: add ${pictures === 1 ? 'it' : 'them'} with the Picture button.`,
        ]
      : []),
    ...(tables > 0
      ? [`${formatCount(tables, 'table', 'tables')} became lines of text: articles cannot hold tables.`]
      : []),
    ...(links > 0
      ? [
          `${formatCount(links, 'link was', 'links were')} left out: an address starts with https://, mailto: or tel:.`,
        ]
      : []),
    ...(struckOut > 0
      ? [
          `${formatCount(struckOut, 'passage was', 'passages were')} left out: struck out or deleted in the document.`,
        ]
      : []),
    ...(comments > 0 ? [`${formatCount(comments, 'comment was', 'comments were')} left out.`] : []),
  ];
}

/** What was copied in the editor itself needs no cleaning. */
const isFromEditor = (html: string): boolean => html.includes('data-pm-slice');

/** Cleans HTML from Google Docs, Word or any page. @returns its structure, and messages about what was left out */
export function cleanPasted(html: string): { html: string; omissions: string[] } {
  if (isFromEditor(html)) return { html, omissions: [] };
  const pasted = readPasted(parsePasted(html));
  return { html: writeBlocks(pasted.blocks), omissions: describeOmissions(pasted) };
}
