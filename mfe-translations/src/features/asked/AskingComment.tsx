import type { AskingComment as Comment } from '@lens/contracts/comments';
import { languageOf, type LanguageCode } from '@lens/contracts/languages';
import { parsePluralKey, pluralForms } from '@lens/contracts/translation-checks/plural-form';
import { Link } from '@lens/platform/router';
import { ExactTime } from '@lens/ui/office/ExactTime';
import { lastLanguage } from '../../components/desk-page/last-address';
import styles from './AskedPage.module.css';

/** A language that has the text. A comment about the English can be read in each of them. */
function languageFor({ language, key }: Comment): LanguageCode {
  if (language) return language;
  const last = lastLanguage() ?? 'es';
  const { form } = parsePluralKey(key);
  return !form || pluralForms(last).includes(form) ? last : 'ar';
}

/** One comment with its text, which its link opens. */
export function AskingComment({ comment }: { comment: Comment }) {
  const { username, text, created_at, language, namespace, key, source } = comment;
  const address = `/admin/translations/texts?language=${languageFor(comment)}&text=${namespace}/${key}`;
  return (
    <li className={styles.comment}>
      <p className={styles.note}>
        <strong>{username}</strong>, <ExactTime at={created_at} />, about{' '}
        {language === null ? 'the English' : `the ${languageOf(language).name}`} of{' '}
        <Link to={address}>
          {namespace}: {key}
        </Link>
      </p>
      {source !== null && (
        <p lang="en" className={styles.source}>
          {source}
        </p>
      )}
      <p dir="auto" className={styles.text}>
        {text}
      </p>
    </li>
  );
}
