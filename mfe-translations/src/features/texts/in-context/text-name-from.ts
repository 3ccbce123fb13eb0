import type { TargetLanguage } from '../labels';
import type { TextName } from '../../../components/text-name';

/** @param name `common:hero.title` */
export function textNameFrom(name: string, language: TargetLanguage): TextName {
  const [namespace = '', key = ''] = name.split(':');
  return { language, namespace, key };
}
