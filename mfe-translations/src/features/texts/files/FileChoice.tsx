import { Select } from '../../../components/Select';
import { targetLanguages, type TargetLanguage } from '../labels';
import type { TextFile } from './text-file';
import styles from './FilesPage.module.css';

const languageOptions = targetLanguages.map(({ code, name }) => [code, name] as const);

interface FileChoiceProps {
  chosen: TextFile;
  namespaces: string[];
  onChoose: (changes: Partial<TextFile>) => void;
}

/** Chooses the file to export or import, by language and namespace. */
export const FileChoice = ({ chosen: { language, namespace }, namespaces, onChoose }: FileChoiceProps) => (
  <div className={styles.choice}>
    <Select
      label="Language"
      value={language}
      options={languageOptions}
      onChange={(code) => onChoose({ language: code as TargetLanguage })}
    />
    <Select
      label="Part of the site"
      value={namespace}
      options={namespaces.map((name) => [name, name] as const)}
      onChange={(name) => onChoose({ namespace: name })}
    />
  </div>
);
