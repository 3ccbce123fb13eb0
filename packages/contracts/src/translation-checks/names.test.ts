import { checkTranslation } from './check.js';
import { protectedNames } from './names.js';

const practice = { surgeon: 'Dr. Mara Solano', practice: 'Still Water Eye Institute', brands: ['VisuMax'] };
const codes = (source: string, text: string) =>
  checkTranslation(source, text, 'es', protectedNames(source, text, practice)).map(({ code }) => code);

describe('Names of the practice', () => {
  it('must occur in a translation as often as in the source', () => {
    expect(codes('Ask Dr. Mara Solano.', 'Pregunte a la doctora.')).toContain('term.lost');
    expect(codes('Ask us.', 'Pregunte en Still Water Eye Institute.')).toContain('term.added');
    expect(codes('Ask Dr. Mara Solano.', 'Pregunte: Dr. Mara Solano.')).toEqual([]);
  });

  it('include the brands from Settings, in the same case', () => {
    expect(codes('We use the VisuMax laser.', 'Usamos el láser Visumax.')).toContain('term.lost');
    expect(codes('We use the VisuMax laser.', 'Usamos el láser VisuMax.')).toEqual([]);
  });

  it('do not forbid their single words in other texts', () => {
    expect(codes('An institute for eyes.', 'Un instituto para los ojos.')).toEqual([]);
  });

  it('are ignored if they are empty', () => {
    expect(protectedNames('A', 'B', { surgeon: '', practice: '', brands: [] })).toMatchObject({ brands: [] });
  });
});
