import { useQuery } from '@tanstack/react-query';
import type { DeskRow, DeskText } from '@lens/contracts/desk';
import { directionOf, languageOf } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import { parsePluralKey, pluralForms } from '@lens/contracts/translation-checks/plural-form';
import { api } from '../../../api';
import { textsKey } from '../api/texts';
import { textId } from '../../../components/text-name';
import type { Drafts } from '../use-drafts';
import { describeQuantities } from './describe-quantities';
import styles from './PluralForms.module.css';

const formOrder = ['zero', 'one', 'two', 'few', 'many', 'other'];
const formIndex = ({ key }: DeskText) => formOrder.indexOf(parsePluralKey(key).form ?? '');

/** All plural forms of the same text, those of small numbers first. */
function usePluralForms({ language, namespace, key }: DeskText): DeskText[] {
  const { base, form } = parsePluralKey(key);
  const { data } = useQuery({
    queryKey: [...textsKey, 'list', 'forms', language, namespace, base],
    queryFn: async ({ signal }) => {
      const params = { language, namespace, search: `${base}_`, sort: 'key', page: 1, limit: 100 };
      return (await api.get<Page<DeskRow>>('/translations/texts', { params, signal })).data;
    },
    enabled: form !== undefined && pluralForms(language).length > 1,
  });
  const forms = data?.items.filter((other) => parsePluralKey(other.key).base === base) ?? [];
  return forms.toSorted((first, second) => formIndex(first) - formIndex(second));
}

interface PluralFormsProps {
  text: DeskText;
  drafts: Drafts;
}

/** For a plural form: the numbers that it is for, and the other forms of the text. */
export function PluralForms({ text, drafts }: PluralFormsProps) {
  const forms = usePluralForms(text);
  const { language } = text;
  const { form } = parsePluralKey(text.key);
  if (!form || forms.length === 0) return null;
  return (
    <section aria-label="Plural forms" className={styles.forms}>
      <p>
        {languageOf(language).name} has {forms.length} forms of this text. This is the form for{' '}
        <strong>{describeQuantities(language, form)}</strong>.
      </p>
      <dl className={styles.list}>
        {forms
          .filter((other) => textId(other) !== textId(text))
          .map((other) => {
            const { text: draftText } = drafts.get(other);
            return (
              <div key={other.key} className={styles.form}>
                <dt>For {describeQuantities(language, parsePluralKey(other.key).form!)}</dt>
                <dd lang={draftText ? language : 'en'} dir={draftText ? directionOf(language) : 'ltr'}>
                  {draftText || 'Not written yet'}
                </dd>
              </div>
            );
          })}
      </dl>
    </section>
  );
}
