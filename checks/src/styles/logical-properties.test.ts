import path from 'node:path';
import stylelint from 'stylelint';

const root = path.resolve(__dirname, '../../..');

/** The rules that a declaration breaks. */
async function findBrokenRules(declaration: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: `.part {\n  ${declaration};\n}\n`,
    codeFilename: path.join(root, 'mfe-public', 'src', 'part.module.css'),
    configFile: path.join(root, 'checks', 'stylelint.config.js'),
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

describe('Logical properties', () => {
  it.each([
    'margin-left: 1rem',
    'padding-top: 1rem',
    'inset: auto; right: 0',
    'border-top-left-radius: 4px',
    'border-right: 1px solid',
    'text-align: left',
    'float: right',
    'width: 10rem',
    'max-height: 4rem',
    'object-position: left top',
    'transform-origin: right',
  ])('are required instead of %s', async (declaration) => {
    expect(await findBrokenRules(declaration)).not.toEqual([]);
  });

  it.each([
    'margin-inline-start: 1rem',
    'inset-inline-end: 0',
    'border-start-start-radius: 4px',
    'text-align: start',
    'max-inline-size: 10rem',
    'object-position: center top',
    'overflow-x: auto',
  ])('include %s', async (declaration) => {
    expect(await findBrokenRules(declaration)).toEqual([]);
  });
});
