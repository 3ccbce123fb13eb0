import type { ReactNode } from 'react';
import styles from './Answers.module.css';

interface AnswersProps {
  caption: string;
  /** Who is asked. */
  columns: readonly string[];
  rows: readonly { question: string; answers: readonly ReactNode[] }[];
}

/** One on a page. The same questions asked of several. Each has a row of its own above its answers, so that it reads well on a phone. */
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
