import { sourceLanguage } from '@lens/contracts/languages';
import { textFileBytes } from '@lens/contracts/text-files';
import { targetLanguages } from '../../labels';
import type { TextTree } from '../api';
import type { TextFile } from '../text-file';

/** Why a file is none that can be imported, for whoever chose it. */
export class UnfitFile extends Error {
  override name = 'UnfitFile';
}

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024).toLocaleString('en')} KB`;

/**
 * What the name of a file says that it holds, as exports are named: `common.ko.json`; null where it says nothing.
 * @throws UnfitFile when it says that the file is English
 */
export function namedBy(name: string, namespaces: string[]): TextFile | null {
  const [, namespace = '', code = ''] = /^([a-z0-9-]+)\.([\w-]+?)(?: ?\(\d+\))?\.json$/i.exec(name) ?? [];
  if (code === sourceLanguage)
    throw new UnfitFile('English is written in the site’s own files. Only translations are imported here.');
  const language = targetLanguages.find((one) => one.code === code)?.code;
  return language && namespaces.includes(namespace) ? { language, namespace } : null;
}

/** @throws UnfitFile */
export async function readTexts(file: File): Promise<TextTree> {
  if (file.size > textFileBytes)
    throw new UnfitFile(
      `It weighs ${kilobytes(file.size)}, and a file of texts may weigh ${kilobytes(textFileBytes)} at most.`,
    );
  const content = parsed(await file.text());
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new UnfitFile('It holds no texts by their keys, as an exported file does.');
  return content as TextTree;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnfitFile('It is no JSON.');
  }
}
