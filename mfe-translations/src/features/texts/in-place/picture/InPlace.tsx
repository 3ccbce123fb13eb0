import { useId, useState } from 'react';
import { useShortcuts } from '@lens/platform/shortcuts';
import { Button } from '@lens/ui/office/Button';
import type { TextName } from '../../../../components/text-name';
import { Picture } from './Picture';
import { usePagePaths } from './use-page-paths';
import styles from './InPlace.module.css';

interface InPlaceProps {
  name: TextName;
  /** What is in the text box. */
  text: string;
}

/** A picture of a text in its place on the site, in its language, on request. It stays open from text to text. */
export function InPlace({ name, text }: InPlaceProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = () => setIsOpen(!isOpen);
  useShortcuts([{ key: 'v', label: 'Show or hide the text on its page', run: toggle }]);
  return (
    <div className={styles.place}>
      <Button aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} hint="V" onClick={toggle}>
        {isOpen ? 'Hide the page' : 'Show it on its page'}
      </Button>
      {isOpen && (
        <section id={id} aria-label="The text on its page" className={styles.picture}>
          <OpenPlace name={name} text={text} />
        </section>
      )}
    </div>
  );
}

function OpenPlace({ name, text }: InPlaceProps) {
  const paths = usePagePaths(name);
  if (!paths)
    return (
      <p role="status" className={styles.note}>
        Looking for its page…
      </p>
    );
  if (paths.length > 0) return <Picture name={name} text={text} paths={paths} />;
  return (
    <p role="status" className={styles.note}>
      No page of the site has this text: it is in mails, or on pages that only a link in a mail opens.
    </p>
  );
}
