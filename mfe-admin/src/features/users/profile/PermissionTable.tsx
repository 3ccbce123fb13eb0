import { deskTasks, type DeskPermissions, type DeskTask } from '@lens/contracts/desk-permissions';
import { languages, sourceLanguage } from '@lens/contracts/languages';
import { PermissionBox } from './PermissionBox';
import { setPermissions, targetCodes, type TargetLanguage } from './permission-choice';
import styles from './PermissionTable.module.css';

const targets = languages.filter(({ code }) => code !== sourceLanguage) as {
  code: TargetLanguage;
  name: string;
}[];

export const taskLabels: Record<DeskTask, string> = {
  translate: 'Translate',
  review: 'Review',
  publish: 'Publish',
};

interface PermissionTableProps {
  value: DeskPermissions;
  onChange: (value: DeskPermissions) => void;
}

/** What a translator may do in which language; the first row and the last column choose all of a column or a row. */
export function PermissionTable({ value, onChange }: PermissionTableProps) {
  const isOn = (task: DeskTask, code: TargetLanguage) => value[task].includes(code);
  const change = (tasks: readonly DeskTask[], codes: readonly TargetLanguage[]) => (on: boolean) =>
    onChange(setPermissions(value, { tasks, codes, on }));
  const boxFor = (label: string, tasks: readonly DeskTask[], codes: readonly TargetLanguage[]) => {
    const chosen = tasks.flatMap((task) => codes.filter((code) => isOn(task, code)));
    return (
      <PermissionBox
        label={label}
        checked={chosen.length === tasks.length * codes.length}
        indeterminate={chosen.length > 0}
        onChange={change(tasks, codes)}
      />
    );
  };
  return (
    <table className={styles.table}>
      <caption>What this translator may do. Without a tick the account only reads the desk.</caption>
      <thead>
        <tr>
          <th scope="col">Language</th>
          {deskTasks.map((task) => (
            <th key={task} scope="col">
              {taskLabels[task]}
            </th>
          ))}
          <th scope="col">All</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">All languages</th>
          {deskTasks.map((task) => (
            <td key={task}>{boxFor(`${taskLabels[task]} all languages`, [task], targetCodes)}</td>
          ))}
          <td>{boxFor('Everything in all languages', deskTasks, targetCodes)}</td>
        </tr>
        {targets.map(({ code, name }) => (
          <tr key={code}>
            <th scope="row">{name}</th>
            {deskTasks.map((task) => (
              <td key={task}>{boxFor(`${taskLabels[task]} ${name}`, [task], [code])}</td>
            ))}
            <td>{boxFor(`Everything in ${name}`, deskTasks, [code])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
