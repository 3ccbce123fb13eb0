import { NumberField } from '../../../components/field/NumberField';
import { Section, type SectionProps } from './Section';

export const Retention = ({ control }: SectionProps) => (
  <Section id="retention" title="Patients’ data">
    <NumberField
      control={control}
      name="retentionDays"
      label="Days until a consultation request is erased"
      hint="At least 30. Leave it empty to keep requests until someone erases them."
      optional
    />
  </Section>
);
