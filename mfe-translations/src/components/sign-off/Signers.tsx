import type { SignOff } from '@lens/contracts/sign-offs';
import type { TextTranslator } from '@lens/contracts/desk';
import { SignedDay } from './SignedDay';
import styles from './Signers.module.css';

interface SignersProps {
  signOff: SignOff | null;
  /** Who translated a wording that is not signed. */
  translator: TextTranslator | null;
}

interface Person {
  name: string;
  qualification: string | null;
  at: string;
}

/** Who translated a text and who reviewed it, each with qualification and day. */
export function Signers({ signOff, translator }: SignersProps) {
  const author: Person | null =
    signOff?.translator ?? (translator && { ...translator, name: translator.name ?? translator.username });
  const people = [
    ['Translated by', author],
    ['Reviewed by', signOff?.reviser ?? null],
  ] as const;
  return (
    <dl className={styles.signers}>
      {people.map(([label, person]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {person ? (
              <>
                <strong>{person.name}</strong>
                {person.qualification && `, ${person.qualification}`}
                {', '}
                <SignedDay at={person.at} />
              </>
            ) : (
              'Nobody yet'
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
