import type { ReactNode } from 'react';
import type { Procedure } from '@lens/contracts/procedures';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import { Arcs } from '@lens/ui/arcs/Arcs';
import buttons from '@lens/ui/button/button.module.css';
import { PhoneIcon } from '@lens/ui/icons/contact';
import { PhoneLink } from '@lens/ui/phone/PhoneLink';
import { formFor } from './form-address/form-address';
import styles from './ClosingCall.module.css';

interface ClosingCallProps {
  title: string;
  text: string;
  /** The procedure that the form begins with. */
  about?: Procedure;
  /** Actions that replace the consultation and the phone. */
  actions?: ReactNode;
  /** A quieter way on, under the actions. */
  children?: ReactNode;
}

/** The call to action that ends a page. */
export function ClosingCall({ title, text, about, actions, children }: ClosingCallProps) {
  const { t } = useTranslation('common');
  const { mainPhone } = useSettings();
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <Arcs count={14} className={styles.arcs} />
      <h2 id="closing-title">{title}</h2>
      <p>{text}</p>
      <div className={styles.actions}>
        {actions ?? (
          <>
            <Link to={about ? formFor(about) : '/contact'} className={buttons.primary}>
              {t('actions.schedule')}
            </Link>
            <PhoneLink
              number={mainPhone}
              label={t('actions.call')}
              icon={<PhoneIcon />}
              className={buttons.secondary}
            />
          </>
        )}
      </div>
      {children}
    </section>
  );
}
