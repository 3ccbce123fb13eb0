import { useMutation } from '@tanstack/react-query';
import { languageOf } from '@lens/contracts/languages';
import { downloadText } from '@lens/platform/download-text';
import { Button } from '@lens/ui/office/Button';
import { Panel } from '@lens/ui/office/Panel';
import type { TargetLanguage } from '../../labels';
import { fetchSignOffs, signOffFiles, type SignOffFormat } from './sign-off-files';
import styles from '../export/ExportPanel.module.css';

interface Request {
  language: TargetLanguage;
  format: SignOffFormat;
}

/** @returns the name of the downloaded file */
async function download({ language, format }: Request): Promise<string> {
  const { nameOf, type } = signOffFiles[format];
  const name = nameOf(language);
  downloadText(await fetchSignOffs(language, format), name, type);
  return name;
}

/** Downloads who signed which texts of a language: for the repository of the site, and as a document. */
export function SignOffsPanel({ language }: { language: TargetLanguage }) {
  const { mutate, variables, data, isPending, isSuccess, isError, error } = useMutation({
    mutationFn: download,
  });
  const isBusy = (format: SignOffFormat) => isPending && variables.format === format;
  const isCurrent = variables?.language === language;
  return (
    <Panel title="Sign-offs">
      <p className={styles.note}>
        The texts in {languageOf(language).name} that two people have signed, from every part of the site: the
        English, the translation, and who translated and reviewed it, when, and with which qualification.
      </p>
      <div className={styles.actions}>
        <Button busy={isBusy('json')} onClick={() => mutate({ language, format: 'json' })}>
          Sign-offs (JSON, for the repository)
        </Button>
        <Button look="quiet" busy={isBusy('html')} onClick={() => mutate({ language, format: 'html' })}>
          Sign-off record (document)
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {isCurrent && isSuccess && `${data}: in your downloads.`}
      </p>
      {isCurrent && isError && (
        <p role="alert" className={styles.error}>
          Nothing was downloaded: {error.message}
        </p>
      )}
    </Panel>
  );
}
