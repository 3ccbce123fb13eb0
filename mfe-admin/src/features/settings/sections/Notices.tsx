import { settingsMaxLengths } from '@lens/contracts/max-lengths';
import { noticeNames } from '@lens/contracts/notices';
import { DateField } from '../../../components/field/DateField';
import { LanguageFields } from '../../../components/field/LanguageFields';
import { noticeTitles } from '../notice-titles';
import { Section, type SectionProps } from './Section';
import styles from '../Settings.module.css';

/** The notices on a page of their own: since when each applies, and the practice's words for it. */
export const Notices = ({ control }: SectionProps) => (
  <Section
    id="notices"
    title="Notices"
    hint="A notice with a date is on the page of notices. Without words of yours it shows our draft, and says that it is a draft. Ask your counsel which ones you need."
  >
    {noticeNames.map((name) => (
      <div key={name} role="group" aria-label={noticeTitles[name]} className={styles.notice}>
        <h3>{noticeTitles[name]}</h3>
        <DateField
          control={control}
          name={`notices.${name}.since`}
          label="In effect since"
          hint="Empty: not shown."
          optional
        />
        <details>
          <summary>Your own words</summary>
          <LanguageFields
            control={control}
            name={`notices.${name}.words`}
            legend="Your own words"
            hint="Languages left empty show the English text. An empty line begins a new paragraph."
            maxLength={settingsMaxLengths.notice}
            empty={undefined}
            lines={4}
            optional
          />
        </details>
      </div>
    ))}
  </Section>
);
