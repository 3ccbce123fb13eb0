import { useController } from 'react-hook-form';
import type { LanguageCode } from '@lens/contracts/languages';
import { useId } from 'react';
import { Field } from '../../../components/field/Field';
import { useHasService } from '../api/services';
import type { SectionProps } from './Section';
import fields from '../../../components/field/Field.module.css';

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
    <Field id={id} label="Live translation" hint={hasService ? undefined : noServiceHint} inline>
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
