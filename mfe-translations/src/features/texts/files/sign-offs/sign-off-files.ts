import { api } from '../../../../api';
import type { TargetLanguage } from '../../labels';
import { keepAsText } from '../api';

/** `json` is what the repository of the site keeps, `html` a document to print or file. */
export type SignOffFormat = 'json' | 'html';

interface SignOffFile {
  path: string;
  type: string;
  nameOf: (language: TargetLanguage) => string;
}

export const signOffFiles: Record<SignOffFormat, SignOffFile> = {
  json: {
    path: '/translations/sign-offs',
    type: 'application/json',
    nameOf: (language) => `sign-offs.${language}.json`,
  },
  html: {
    path: '/translations/sign-offs/record',
    type: 'text/html',
    nameOf: (language) => `sign-offs.${language}.html`,
  },
};

/** Fetches the file exactly as the API writes it. */
export const fetchSignOffs = async (language: TargetLanguage, format: SignOffFormat): Promise<string> =>
  (
    await api.get<string>(signOffFiles[format].path, {
      params: { language },
      transformResponse: keepAsText,
    })
  ).data;
