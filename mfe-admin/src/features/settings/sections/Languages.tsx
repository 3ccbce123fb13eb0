import { useWatch } from 'react-hook-form';
import {
  isLanguageCode,
  languageOf,
  languages,
  sourceLanguage,
  type LanguageCode,
} from '@lens/contracts/languages';
import { isOffered } from '@lens/contracts/offered-languages';
import { Badge } from '@lens/ui/office/Badge';
import { CheckboxField } from '../../../components/field/CheckboxField';
import { useOutdatedReviews } from '../api/outdated-reviews';
import type { ReviewedCounts } from '../api/reviewed-counts';
import { formatReviewedCount } from '../review-claims';
import { LanguageReview } from './LanguageReview';
import { LiveTranslation } from './LiveTranslation';
import { Section, type SectionProps } from './Section';
import styles from '../Settings.module.css';

/** English is the source, and is always offered. */
const otherLanguages = languages.flatMap(({ code, ...language }) =>
  code === sourceLanguage ? [] : [{ code, ...language }],
);

/** Why an offered language is still not available. */
function fallbackHint(code: LanguageCode): string {
  const { fallback } = languageOf(code);
  return fallback && isLanguageCode(fallback) ? `Off while ${languageOf(fallback).name} is off.` : '';
}

interface LanguagesProps extends SectionProps {
  counts: ReviewedCounts;
}

/** Which languages are offered, which have live translation, and which are reviewed. */
export function Languages({ control, counts }: LanguagesProps) {
  const states = useWatch({ control, name: 'languages' });
  const outdated = useOutdatedReviews();
  return (
    <Section
      id="languages"
      title="Languages"
      hint="A language that is off is not offered on the site. Links to its pages lead to the same pages in English, or in Spanish for Mexican Spanish. English is always on."
    >
      <ul className={styles.languages}>
        {otherLanguages.map(({ code, name, nativeName }) => (
          <li key={code}>
            <fieldset className={styles.language}>
              <legend>
                {name}{' '}
                <span className={styles.native}>
                  <bdi lang={code}>{nativeName}</bdi>
                </span>
              </legend>
              <CheckboxField
                control={control}
                name={`languages.${code}.offered`}
                label="On the site"
                hint={states[code].offered && !isOffered(code, states) ? fallbackHint(code) : undefined}
              />
              <LiveTranslation control={control} code={code} />
              <LanguageReview control={control} code={code} />
              {counts[code] && <p className={styles.hint}>{formatReviewedCount(counts[code])}</p>}
              <Badge tone={states[code].reviewed && !outdated.includes(code) ? 'good' : 'waiting'}>
                {!states[code].reviewed ? 'Draft' : outdated.includes(code) ? 'Review outdated' : 'Reviewed'}
              </Badge>
              {outdated.includes(code) && (
                <p className={styles.hint}>
                  Texts have changed since this review, so the site calls the translation a draft. Enter the
                  new date once someone has reviewed the changes.
                </p>
              )}
            </fieldset>
          </li>
        ))}
      </ul>
    </Section>
  );
}
