import { settingsMaxLengths } from '@lens/contracts/max-lengths';
import { TextField } from '../../../components/field/TextField';
import { Section, type SectionProps } from './Section';
import styles from '../Settings.module.css';

const phone = { type: 'tel', inputMode: 'tel', dir: 'ltr' } as const;

export const Contact = ({ control }: SectionProps) => (
  <Section
    id="contact"
    title="Contact"
    hint="Numbers with their area code: (562) 555-0100. From abroad with + and the country."
  >
    <div className={styles.grid}>
      <TextField control={control} name="mainPhone" label="Main phone" {...phone} />
      <TextField control={control} name="emergencyPhone" label="Emergency phone" {...phone} />
      <TextField control={control} name="callNowPhone" label="Call Now phone" {...phone} />
      <TextField control={control} name="email" type="email" label="Email" dir="ltr" />
      <TextField
        control={control}
        name="address.street"
        label="Street"
        maxLength={settingsMaxLengths.street}
      />
      <TextField control={control} name="address.city" label="City" maxLength={settingsMaxLengths.city} />
      <TextField
        control={control}
        name="address.region"
        label="State"
        maxLength={settingsMaxLengths.region}
      />
      <TextField
        control={control}
        name="address.postalCode"
        label="ZIP code"
        maxLength={settingsMaxLengths.postalCode}
      />
      <TextField
        control={control}
        name="address.country"
        label="Country"
        hint="Two letters: US"
        maxLength={settingsMaxLengths.country}
      />
    </div>
  </Section>
);
