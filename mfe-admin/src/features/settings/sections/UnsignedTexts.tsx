import { useController } from 'react-hook-form';
import { languageOf, type LanguageCode } from '@lens/contracts/languages';
import { Link } from '@lens/platform/router';
import { Choice } from '../../../components/field/Choice';
import type { SectionProps } from './Section';

const options = [
  ['translation', 'The translation, with a note'],
  ['english', 'English'],
] as const;

interface Props extends SectionProps {
  code: Exclude<LanguageCode, 'en'>;
}

/** What patients read in a language in place of critical texts without a sign-off. */
export function UnsignedTexts({ control, code }: Props) {
  const {
    field: { value, onChange },
  } = useController({ control, name: 'unsignedInEnglish' });
  const { name } = languageOf(code);
  const others = value.filter((other) => other !== code);
  return (
    <Choice
      label={`Where a critical text in ${name} is not signed, patients read`}
      options={options}
      value={value.includes(code) ? 'english' : 'translation'}
      onChange={(shown) => onChange(shown === 'english' ? [...others, code] : others)}
      hint={
        <Link to={`/admin/translations/texts?language=${code}&sign_off=missing`}>
          Critical texts in {name} that are not signed
        </Link>
      }
    />
  );
}
