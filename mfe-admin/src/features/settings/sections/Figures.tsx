import { CheckboxField } from '../../../components/field/CheckboxField';
import { Section, type SectionProps } from './Section';

export const Figures = ({ control }: SectionProps) => (
  <Section id="figures" title="Figures">
    <CheckboxField
      control={control}
      name="hideUnfounded"
      label="Hide figures without a basis"
      hint="Pages then leave out every figure without a basis, or with one that ends more than a year ago. The screen of statistics marks them."
    />
  </Section>
);
