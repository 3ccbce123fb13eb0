import type { LoadContext, PageHead, PageProps, Translate } from '@lens/contracts/page';
import { procedures } from '@lens/contracts/procedures';
import { pageTotal } from '@lens/contracts/risk-share';
import type { PublicRisk } from '@lens/contracts/risks';
import { useTranslation } from '@lens/platform/i18n';
import { Below } from '../../sections/below/Below';
import { useDue } from '../../sections/below/use-due';
import { useCriticalPart } from '../../sections/critical-part/use-critical-part';
import { Crossing } from '../../sections/Crossing';
import { PageHero } from '../../sections/PageHero';
import { loadRisks } from '../../sections/risks/load-risks';
import { useShareText } from '../../sections/risks/use-share-text';
import { inOrder } from './in-order';
import { numberSources } from './number-sources';
import { OfProcedure } from './OfProcedure';
import { SideBySide } from './SideBySide';
import { Sources } from './Sources';
import styles from './Risks.module.css';

export const load = (context: LoadContext): Promise<PublicRisk[]> => loadRisks(context);

export const head = (_data: unknown, t: Translate): PageHead => ({
  title: t('common:riskNumbers.meta.title'),
  description: t('common:riskNumbers.meta.description'),
});

/** The risks of all procedures as dots, beside those of glasses and contact lenses; only the practice's own numbers. */
export function Page({ data = [] }: PageProps<PublicRisk[]>) {
  const risks = inOrder(data);
  const { t } = useTranslation('common');
  const isDue = useDue();
  const { number } = useShareText();
  const { attributes, note } = useCriticalPart(['common:riskNumbers', 'common:risks'], 'numbers-title');
  const total = risks.length > 0 ? pageTotal(risks) : 0;
  const { sources, numberOf } = numberSources(risks);
  const isSample = risks.some(({ is_sample }) => is_sample);
  return (
    <>
      <PageHero title={t('riskNumbers.title')} lead={t('riskNumbers.meta.description')} />
      <Below isDue={isDue}>
        <section {...attributes} className={styles.band} aria-labelledby="numbers-title">
          <div className={styles.page}>
            <header className={styles.head}>
              <h2 id="numbers-title">{t('riskNumbers.compare.title')}</h2>
              <p>{total > 0 ? t('riskNumbers.lead', { total: number(total) }) : t('risks.note')}</p>
              {isSample ? <p>{t('riskNumbers.sample')}</p> : null}
              {note}
            </header>
            {total > 0 ? (
              <>
                <SideBySide risks={risks} total={total} numberOf={numberOf} />
                {procedures.map((procedure) => (
                  <OfProcedure
                    key={procedure}
                    procedure={procedure}
                    risks={risks}
                    total={total}
                    numberOf={numberOf}
                  />
                ))}
                <Sources sources={sources} />
              </>
            ) : null}
          </div>
        </section>
        <Crossing results="seeTestimonials" />
      </Below>
    </>
  );
}
