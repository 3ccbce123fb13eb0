import { settingsMaxLengths } from '@lens/contracts/max-lengths';
import { TextField } from '../../../components/field/TextField';
import { Section, type SectionProps } from './Section';
import styles from '../Settings.module.css';

export const Identity = ({ control }: SectionProps) => (
  <Section id="identity" title="Identity" hint="Shown on every page, in every email and in search results.">
    <div className={styles.grid}>
      <TextField control={control} name="practice" label="Practice" maxLength={settingsMaxLengths.practice} />
      <TextField control={control} name="surgeon" label="Surgeon" maxLength={settingsMaxLengths.surgeon} />
      <TextField
        control={control}
        name="credentials"
        label="Credentials"
        hint="Shown after the name."
        maxLength={settingsMaxLengths.credentials}
      />
    </div>
  </Section>
);
