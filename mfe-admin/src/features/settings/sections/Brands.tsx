import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { Field, describedBy } from '../../../components/field/Field';
import { Section, type SectionProps } from './Section';
import fields from '../../../components/field/Field.module.css';

const hint = 'One name per line. Capital letters matter: VisuMax, not Visumax.';

const parseNames = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** The protected names of technologies and makers. */
export function Brands({ control }: SectionProps) {
  const {
    field: { value, onChange, onBlur, ref },
    fieldState: { error },
  } = useController({ control, name: 'brands' });
  const [typedText, setTypedText] = useState(value.join('\n'));
  const id = useId();
  const message = error && 'A name has at most 60 characters, and the list at most 60 names.';
  // An unfinished line is no name yet, and stays as typed.
  const displayedText = parseNames(typedText).join('\n') === value.join('\n') ? typedText : value.join('\n');
  return (
    <Section
      id="brands"
      title="Brand names"
      hint="Names of technologies and makers. No translation may change them. LASIK, PRK, ICL, SMILE, FDA and the other medical terms are always kept."
    >
      <Field id={id} label="Brand names that stay as they are" hint={hint} error={message}>
        <textarea
          id={id}
          ref={ref}
          rows={4}
          className={fields.input}
          value={displayedText}
          aria-describedby={describedBy(id, hint, message)}
          aria-invalid={error ? true : undefined}
          onBlur={onBlur}
          onChange={({ target }) => {
            setTypedText(target.value);
            onChange(parseNames(target.value));
          }}
        />
      </Field>
    </Section>
  );
}
