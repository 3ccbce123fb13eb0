import { signOffNamespace } from '@lens/contracts/sign-off-marks';
import { flattenTree, type TextTree } from '@lens/contracts/text-tree';
import { useTranslation } from '@lens/platform/i18n';

/** `unsigned`: two people have not signed these critical texts. `english`: so they are shown in English. */
export type SignOffState = 'unsigned' | 'english' | 'signed';

/** @param groups as `common:lasik.risks`, or a whole branch as `common:selfCheck` */
export function useSignOff(groups: readonly string[]): SignOffState {
  const { i18n } = useTranslation();
  const marks = groups.flatMap((group) =>
    marksAt(i18n.getResource(i18n.language, signOffNamespace, pathOf(group))),
  );
  if (marks.includes('unsigned')) return 'unsigned';
  return marks.includes('english') ? 'english' : 'signed';
}

const pathOf = (group: string): string => group.replace(':', '.');

/** A mark, or a tree of them. */
function marksAt(found: unknown): string[] {
  if (typeof found === 'string') return [found];
  return typeof found === 'object' && found !== null ? [...flattenTree(found as TextTree).values()] : [];
}
