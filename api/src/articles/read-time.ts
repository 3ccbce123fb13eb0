import type { ArticleText } from '@lens/contracts/articles';
import { plainTextOf } from '@lens/contracts/rich-text';

const wordsPerMinute = 200;
/** For scripts without spaces, in which characters are counted instead of words. */
const charactersPerMinute = 500;
const unspacedScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Minutes to read the body, at least one. */
export function estimateReadMinutes({ body }: ArticleText): number {
  const text = plainTextOf(body);
  const characters = text.match(unspacedScripts)?.length ?? 0;
  const words = text.replace(unspacedScripts, ' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute + characters / charactersPerMinute));
}
