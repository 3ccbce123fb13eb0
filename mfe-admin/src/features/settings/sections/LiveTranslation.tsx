import { useController } from 'react-hook-form';
import type { LanguageCode } from '@lens/contracts/languages';
import { useId } from 'react';
import { Field } from '../../../components/field/Field';
import { useHasService } from '../api/services';
import type { SectionProps } from './Section';
import fields from '../../../components/field/Field.module.css';

const explanation =
  'Visitors read what a machine translated and nobody has checked, where a text or an article is missing in this language. Emergencies, risks, candidacy, consent and aftercare stay in English.';
const noServiceHint = 'No translation service is set up for this language, so nothing is translated yet.';

interface Props extends SectionProps {
  code: Exclude<LanguageCode, 'en'>;
}

/** Whether services translate missing texts of a language for visitors. */
export function LiveTranslation({ control, code }: Props) {
  const {
    field: { value, onChange },
  } = useController({ control, name: 'liveTranslation' });
  const id = useId();
  const hasService = useHasService(code);
  return (
    <Field
      id={id}
      label="Live translation"
      hint={hasService ? explanation : `${noServiceHint} ${explanation}`}
      inline
    >
      <input
        id={id}
        type="checkbox"
        className={fields.box}
        checked={value.includes(code)}
        onChange={({ target }) =>
          onChange(target.checked ? [...value, code] : value.filter((other) => other !== code))
        }
      />
    </Field>
  );
}
