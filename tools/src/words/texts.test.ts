import { checkFile } from '@lens/contracts/translation-checks/check-file';
import { languages } from '@lens/contracts/languages';
import { filesOf, names } from './locales';

const english = new Map(filesOf('en').map(({ name, texts }) => [name, texts]));

describe('Texts of patients', () => {
  it.each(languages.map(({ code }) => code))('keep what no translation may alter, in %s', (code) => {
    const found = filesOf(code).flatMap(({ name, texts }) =>
      checkFile(english.get(name)!, texts, code, names).map((finding) => ({ file: name, ...finding })),
    );
    expect(found).toEqual([]);
  });

  it.each(languages.map(({ code }) => code))('stand in four files of %s', (code) => {
    expect(filesOf(code).map(({ name }) => name)).toEqual([
      'mfe-public/common',
      'mfe-public/forms',
      'mfe-public/medical',
      'shell/navigation',
    ]);
  });
});
