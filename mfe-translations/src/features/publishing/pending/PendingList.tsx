import { useId } from 'react';
import { directionOf, languageOf, type LanguageCode } from '@lens/contracts/languages';
import { Link } from '@lens/platform/router';
import { Badge } from '@lens/ui/office/Badge';
import { ExactTime } from '@lens/ui/office/ExactTime';
import type { Permissions } from '../../../components/permissions/use-permissions';
import { Signers } from '../../../components/sign-off/Signers';
import { textId } from '../../../components/text-name';
import type { PendingText } from '../pending-texts';
import { publishingObstacle } from '../publishing-obstacle';
import styles from './PendingList.module.css';

interface PendingListProps {
  texts: PendingText[];
  /** Why the API has just refused a text, by `textId`. */
  refusals: ReadonlyMap<string, string>;
  permissions: Permissions;
  isChosen: (text: PendingText) => boolean;
  onChoose: (texts: PendingText[], isChosen: boolean) => void;
}

/** Reviewed texts with checkboxes: the English, what visitors read now, what they will read, and who signed it. */
export function PendingList({ texts, refusals, permissions, isChosen, onChoose }: PendingListProps) {
  const choosable = texts.filter((text) => publishingObstacle(text, permissions) === null);
  return (
    <>
      {!permissions.isEditor && choosable.length > 0 && (
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={choosable.every(isChosen)}
            onChange={({ target }) => onChoose(choosable, target.checked)}
          />
          Choose all {choosable.length} in this list
          {choosable.length < texts.length && ' that you can publish'}
        </label>
      )}
      <ol aria-label="Texts to publish" className={styles.texts}>
        {texts.map((text) => (
          <PendingRow
            key={textId(text)}
            text={text}
            obstacle={publishingObstacle(text, permissions)}
            refusal={refusals.get(textId(text)) ?? null}
            canChoose={!permissions.isEditor}
            isChosen={isChosen(text)}
            onChoose={(isChosen) => onChoose([text], isChosen)}
          />
        ))}
      </ol>
    </>
  );
}

const languageAttributes = (language: LanguageCode) => ({ lang: language, dir: directionOf(language) });

interface PendingRowProps {
  text: PendingText;
  /** Why the user cannot publish it; null if they can. */
  obstacle: string | null;
  refusal: string | null;
  /** Whether there are checkboxes. */
  canChoose: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function PendingRow({ text, obstacle, refusal, canChoose, isChosen, onChoose }: PendingRowProps) {
  const id = useId();
  const { language, namespace, key, source, current, after, isTakenBack } = text;
  const isFallback = current.language !== language;
  const reason = refusal ?? obstacle;
  return (
    <li className={styles.text}>
      <div className={styles.head}>
        <label className={styles.name}>
          {canChoose && (
            <input
              type="checkbox"
              checked={isChosen}
              disabled={obstacle !== null}
              aria-describedby={reason === null ? undefined : `${id}-reason`}
              onChange={({ target }) => onChoose(target.checked)}
            />
          )}
          {languageOf(language).name}, {namespace}: <strong>{key}</strong>
        </label>
        {text.critical && (
          <Badge tone={text.sign_off ? 'good' : 'waiting'}>
            {text.sign_off ? 'Critical, signed' : 'Critical, not signed'}
          </Badge>
        )}
      </div>
      {reason !== null && (
        <p id={`${id}-reason`} className={styles.warning}>
          {reason}{' '}
          {text.critical && !text.sign_off && (
            <Link to={`/admin/translations/texts?language=${language}&text=${namespace}/${key}`}>
              Open the text
            </Link>
          )}
        </p>
      )}
      <dl className={styles.wordings}>
        <dt>English</dt>
        <dd lang="en">{source}</dd>
        <dt>Now</dt>
        <dd>
          {isFallback &&
            `Nothing in ${languageOf(language).name} yet; visitors read ${languageOf(current.language).name}: `}
          <span {...languageAttributes(current.language)}>{current.text}</span>
        </dd>
        <dt>After publishing</dt>
        <dd {...languageAttributes(language)}>
          <ins>{after}</ins>
        </dd>
      </dl>
      <People text={text} />
      {current.text === after && !isFallback && (
        <p className={styles.facts}>The translation is the same; its English has changed.</p>
      )}
      {isTakenBack && (
        <p className={styles.warning}>This wording was published before, and was rolled back or withdrawn.</p>
      )}
    </li>
  );
}

/** Who translated and reviewed a text: as signed, or else by the names of their accounts. */
function People({ text: { sign_off, translator, reviewer, reviewedAt } }: { text: PendingText }) {
  if (sign_off)
    return (
      <div className={styles.facts}>
        <Signers signOff={sign_off} translator={null} />
      </div>
    );
  return (
    <p className={styles.facts}>
      {translator && (
        <>
          Translated by <strong>{translator.name ?? translator.username}</strong>.{' '}
        </>
      )}
      Reviewed by <strong>{reviewer}</strong>
      {reviewedAt && (
        <>
          , <ExactTime at={reviewedAt} />
        </>
      )}
    </p>
  );
}
