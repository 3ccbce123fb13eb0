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
import { LanguageReview } from './LanguageReview';
import { Section, type SectionProps } from './Section';
import styles from '../Settings.module.css';

/** English is what they are translated from, and cannot be switched off. */
const translated = languages.filter(({ code }) => code !== sourceLanguage);

/** Why one that is on is not spoken all the same. */
function offWith(code: LanguageCode): string {
  const { fallback } = languageOf(code);
  return fallback && isLanguageCode(fallback) ? `Off for as long as ${languageOf(fallback).name} is.` : '';
}

/** Which languages the site speaks, and whether somebody who speaks each has read its translation. */
export function Languages({ control }: SectionProps) {
  const states = useWatch({ control, name: 'languages' });
  return (
    <Section
      id="languages"
      title="Languages"
      hint="One that is off is gone from the selector and the site map, and its addresses lead to the same pages in English, those of Mexican Spanish to Spanish. English is always on."
    >
      <ul className={styles['languages']}>
        {translated.map(({ code, name, nativeName }) => (
          <li key={code}>
            <fieldset className={styles['language']}>
              <legend>
                {name}{' '}
                <span className={styles['native']}>
                  <bdi lang={code}>{nativeName}</bdi>
                </span>
              </legend>
              <CheckboxField
                control={control}
                name={`languages.${code}.offered`}
                label="On the site"
                hint={states[code].offered && !isOffered(code, states) ? offWith(code) : undefined}
              />
              <LanguageReview control={control} code={code} />
              <Badge tone={states[code].reviewed ? 'good' : 'waiting'}>
                {states[code].reviewed ? 'Reviewed' : 'Draft'}
              </Badge>
            </fieldset>
          </li>
        ))}
      </ul>
    </Section>
  );
}
