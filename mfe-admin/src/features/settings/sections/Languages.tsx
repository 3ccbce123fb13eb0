import { useWatch } from 'react-hook-form';
import {
  isLanguageCode,
  languageOf,
  languages,
  sourceLanguage,
  type LanguageCode,
} from '@lens/contracts/languages';
import { isOffered } from '@lens/contracts/offered-languages';
import { CheckboxField } from '../../../components/field/CheckboxField';
import { LiveTranslation } from './LiveTranslation';
import { Section, type SectionProps } from './Section';
import { UnsignedTexts } from './UnsignedTexts';
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

/** Which languages are offered, which have live translation, and what patients read where nobody signed. */
export function Languages({ control }: SectionProps) {
  const states = useWatch({ control, name: 'languages' });
  return (
    <Section
      id="languages"
      title="Languages"
      hint="A language that is off is not offered on the site. Links to its pages lead to the same pages in English, or in Spanish for Mexican Spanish. English is always on."
    >
      <p className={styles.hint}>
        With live translation, visitors read what a machine translated and nobody has checked, where a text or
        an article is missing in a language. Emergencies, risks, candidacy, consent and aftercare stay in
        English.
      </p>
      <p className={styles.hint}>
        A text is critical if a wrong word in it could harm a patient; it is signed once one person has
        translated it and a second person has reviewed the same words.
      </p>
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
              <UnsignedTexts control={control} code={code} />
            </fieldset>
          </li>
        ))}
      </ul>
    </Section>
  );
}
