import { NumberField } from '../../../components/field/NumberField';
import { Section, type SectionProps } from './Section';

export const Retention = ({ control }: SectionProps) => (
  <Section id="retention" title="Patients’ data">
    <NumberField
      control={control}
      name="retentionDays"
      label="Days until a consultation request is erased"
      hint="30 at least. Left empty, requests are kept until somebody erases them."
      optional
    />
  </Section>
);
