import { useState } from 'react';
import { useHydrated } from '../../hydration/use-hydrated';
import { useFullAddress } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { MailIcon } from '@lens/ui/icons/contact';
import { ExternalIcon } from '@lens/ui/icons/navigation';
import { FacebookIcon, XIcon } from '@lens/ui/icons/social';
import { CheckIcon } from '@lens/ui/icons/state';
import styles from './Share.module.css';

const withQuery = (address: string, query: Record<string, string>): string =>
  `${address}?${new URLSearchParams(query).toString()}`;

/** Not by URLSearchParams, which writes a space as a plus sign: mail programs show that as it is. */
const mailTo = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

/** Links to share an article. The page loads nothing from the networks: they learn of a visit only by a followed link. */
export function Share({ slug, title }: { slug: string; title: string }) {
  const { t } = useTranslation('common');
  const url = useFullAddress(`/blog/${slug}`);
  const isHydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(url).then(() => setCopied(true));
  const networks = [
    { id: 'x', href: withQuery('https://x.com/intent/post', { text: title, url }), icon: <XIcon /> },
    {
      id: 'facebook',
      href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
      icon: <FacebookIcon />,
    },
  ] as const;
  return (
    <aside className={styles.share} aria-labelledby="share-title">
      <h2 id="share-title">{t('article.share.title')}</h2>
      <ul>
        <li>
          <a href={mailTo(title, url)}>
            <MailIcon />
            {t('article.share.mail')}
          </a>
        </li>
        {networks.map(({ id, href, icon }) => (
          <li key={id}>
            <a href={href} rel="noopener noreferrer">
              {icon}
              {t(`article.share.${id}`)}
            </a>
          </li>
        ))}
        {isHydrated ? (
          <li>
            <button type="button" onClick={copy}>
              {copied ? <CheckIcon /> : <ExternalIcon />}
              {t(copied ? 'article.share.copied' : 'article.share.copy')}
            </button>
            <span role="status" className="visually-hidden">
              {copied ? t('article.share.copied') : null}
            </span>
          </li>
        ) : null}
      </ul>
    </aside>
  );
}
