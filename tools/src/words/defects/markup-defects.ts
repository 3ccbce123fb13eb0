import { perLanguage, replaceOrNull, type Defect } from './defect.ts';

const slot = /\{\{\w+\}\}/;

export const markupDefects: Defect[] = [
  {
    name: 'a placeholder lost',
    codes: ['placeholder.changed'],
    plant: ({ translation }) => replaceOrNull(translation, /\{\{(?!count)\w+\}\}/, ''),
  },
  {
    name: 'a placeholder translated',
    codes: ['placeholder.changed'],
    plant: ({ translation }) => replaceOrNull(translation, slot, '{{nombre}}'),
  },
  {
    name: 'a brace lost',
    codes: ['placeholder.changed', 'placeholder.broken'],
    plant: ({ translation }) => replaceOrNull(translation, '}}', '}'),
  },
  {
    name: 'a tag lost',
    codes: ['tag.changed'],
    plant: ({ source, translation }) => ({ source: `<b>${source}</b>`, translation }),
  },
  {
    name: 'a tag that does not close',
    codes: ['tag.changed', 'tag.broken'],
    plant: ({ source, translation }) => ({ source: `<b>${source}</b>`, translation: `<b>${translation}<b>` }),
  },
  {
    name: 'tags in the wrong order',
    codes: ['tag.broken'],
    plant: ({ source, translation }) => ({
      source: `<b><i>${source}</i></b>`,
      translation: `<b><i>${translation}</b></i>`,
    }),
  },
  {
    name: 'a sign of direction',
    codes: ['control.direction'],
    plant: ({ translation }) => `\u200f${translation}`,
  },
  {
    name: 'a soft hyphen or a space of no width',
    codes: ['control.unseen'],
    plant: ({ translation }) => replaceOrNull(translation, /(?<=\p{L})(?=\p{L})/u, '\u200b'),
  },
  {
    name: 'letters taken apart',
    codes: ['text.normalization'],
    plant: ({ translation }) => {
      const apart = translation.normalize('NFD');
      return apart === translation ? null : apart;
    },
  },
  {
    name: 'two spaces',
    codes: ['text.spaces'],
    plant: ({ translation }) => replaceOrNull(translation, ' ', '  '),
  },
  { name: 'a space at the end', codes: ['text.spaces'], plant: ({ translation }) => `${translation} ` },
  {
    name: 'marks of another language',
    codes: ['punctuation.foreign'],
    plant: perLanguage({ es: '¿', 'es-MX': '¿', zh: '。', ar: '،' }, ({ translation, language }, mark) => {
      if (language === 'zh') return replaceOrNull(translation, /(?<=\p{Script=Han})。/u, '.');
      return replaceOrNull(translation, mark, language === 'ar' ? ',' : '');
    }),
  },
  {
    name: 'a traditional form among simplified ones',
    codes: ['script.traditional'],
    plant: perLanguage({ zh: '們' }, ({ translation }, form) => replaceOrNull(translation, '们', form)),
  },
];
