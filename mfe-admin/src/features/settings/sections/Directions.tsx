import { settingsMaxLengths } from '@lens/contracts/max-lengths';
import { LanguageFields } from '../../../components/field/LanguageFields';
import { TextField } from '../../../components/field/TextField';
import { Section, type SectionProps } from './Section';
import styles from '../Settings.module.css';

/** The directions on the contact page, and the month of the next mission. */
export const Directions = ({ control }: SectionProps) => (
  <Section
    id="directions"
    title="Directions and missions"
    hint="Shown on the contact page and on the Pacific story. Empty fields are left out."
  >
    <div className={styles.grid}>
      <TextField
        control={control}
        name="directions.crossStreet"
        label="Cross street"
        hint="Shown on the street map."
        maxLength={settingsMaxLengths.crossStreet}
        optional
      />
      <TextField
        control={control}
        name="nextMission"
        label="Next mission"
        hint="Year and month, such as 2027-03. Once it is over the page calls it the last one announced."
        maxLength={settingsMaxLengths.month}
        optional
      />
    </div>
    {(
      [
        ['directions.parking', 'Parking'],
        ['directions.transit', 'Buses and trains'],
      ] as const
    ).map(([name, legend]) => (
      <LanguageFields
        key={name}
        control={control}
        name={name}
        legend={legend}
        hint="Languages left empty show the English text. Without English nothing is shown."
        maxLength={settingsMaxLengths.directions}
        empty={undefined}
        optional
      />
    ))}
  </Section>
);
