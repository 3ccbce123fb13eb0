import type { TargetLanguage } from '../labels';
import type { TextName } from '../../../components/text-name';

/** `common:hero.title` in a language, as the desk names it. */
export function textNameFrom(name: string, language: TargetLanguage): TextName {
  const [namespace = '', key = ''] = name.split(':');
  return { language, namespace, key };
}
