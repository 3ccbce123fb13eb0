import { useFieldArray } from 'react-hook-form';
import { settingsMaxLengths } from '@lens/contracts/max-lengths';
import { socialNetworks } from '@lens/contracts/settings';
import { Button } from '@lens/ui/office/Button';
import { SelectField } from '../../../components/field/SelectField';
import { TextField } from '../../../components/field/TextField';
import { Section, type SectionProps } from './Section';
import styles from '../Settings.module.css';

const networkNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  x: 'X',
};
const networkOptions = Object.entries(networkNames);

export function Links({ control }: SectionProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'social' });
  const unusedNetwork = socialNetworks.find((network) => !fields.some((field) => field.network === network));
  return (
    <Section id="links" title="Links and video">
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.pair}>
          <SelectField
            control={control}
            name={`social.${index}.network`}
            label="Network"
            options={networkOptions}
          />
          <TextField
            control={control}
            name={`social.${index}.url`}
            type="url"
            label="Web address"
            dir="ltr"
          />
          <Button look="quiet" aria-label={`Remove link ${index + 1}`} onClick={() => remove(index)}>
            Remove
          </Button>
        </div>
      ))}
      {unusedNetwork && fields.length < 5 && (
        <div>
          <Button onClick={() => append({ network: unusedNetwork, url: 'https://' })}>Add a link</Button>
        </div>
      )}
      <div className={styles.grid}>
        <TextField
          control={control}
          name="videoId"
          label="YouTube video id"
          hint="The part after v= in the video’s address. Leave it empty to show the drawing."
          maxLength={settingsMaxLengths.videoId}
          optional
        />
      </div>
    </Section>
  );
}
