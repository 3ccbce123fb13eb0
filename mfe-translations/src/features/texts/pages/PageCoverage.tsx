import { languageOf } from '@lens/contracts/languages';
import { pluralize } from '@lens/platform/pluralize';
import { pageAddress } from '../../../components/edit-on-page';
import { useCoverage } from '../api/history';
import type { TargetLanguage } from '../labels';
import { countEnglishTexts } from './count-english-texts';
import { usePages } from './use-pages';
import styles from './PageCoverage.module.css';

/** How many texts of each public page visitors read in English. Texts in the fallback language count as translated. */
export function PageCoverage({ language }: { language: TargetLanguage }) {
  const { data: coverage = [] } = useCoverage();
  const { data: pages = [] } = usePages();
  const pageCounts = countEnglishTexts(
    pages,
    coverage.filter((item) => item.language === language),
  );
  const { name } = languageOf(language);
  if (pageCounts.length === 0) return null;
  const completeCount = pageCounts.filter(({ english }) => english === 0).length;
  return (
    <details className={styles.pages}>
      <summary>
        {completeCount} of {pageCounts.length} pages are complete in {name}
      </summary>
      {completeCount < pageCounts.length && (
        <p>Visitors read the other pages in English until every text on them is translated and published.</p>
      )}
      <table className={styles.table}>
        <caption className="visually-hidden">Texts of each page in {name}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Translated</th>
          </tr>
        </thead>
        <tbody>
          {pageCounts.map(({ path, english, chosenEnglish }) => (
            <tr key={path}>
              <th scope="row">
                {path.includes(':') ? path : <a href={pageAddress(language, path)}>{path}</a>}
              </th>
              <td data-whole={english === 0}>
                {english === 0 ? 'Complete' : `${pluralize(english, 'text')} in English`}
                {chosenEnglish > 0 && `, ${chosenEnglish} shown in English by the settings`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
