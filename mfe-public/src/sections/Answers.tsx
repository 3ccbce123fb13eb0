import type { ReactNode } from 'react';
import styles from './Answers.module.css';

interface AnswersProps {
  caption: string;
  /** What the answers are about: one column each. */
  columns: readonly string[];
  rows: readonly { question: string; answers: readonly ReactNode[] }[];
}

/**
 * A table with the answers of several procedures to the same questions. Each question has a row above its answers, for
 * phones. Its ids allow one table a page.
 */
export function Answers({ caption, columns, rows }: AnswersProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} id={`c${index}`} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ question, answers }, row) => (
        <tbody key={question}>
          <tr>
            <th id={`r${row}`} colSpan={columns.length} scope="rowgroup">
              {question}
            </th>
          </tr>
          <tr>
            {answers.map((answer, index) => (
              <td key={columns[index]} headers={`r${row} c${index}`}>
                {answer}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}
