import { perLanguage, replaced, type Defect } from './defect.ts';

const slot = /\{\{\w+\}\}/;

export const ofMarkup: Defect[] = [
  {
    name: 'a placeholder lost',
    codes: ['placeholder.changed'],
    into: ({ translation }) => replaced(translation, /\{\{(?!count)\w+\}\}/, ''),
  },
  {
    name: 'a placeholder translated',
    codes: ['placeholder.changed'],
    into: ({ translation }) => replaced(translation, slot, '{{nombre}}'),
  },
  {
    name: 'a brace lost',
    codes: ['placeholder.changed', 'placeholder.broken'],
    into: ({ translation }) => replaced(translation, '}}', '}'),
  },
  {
    name: 'a tag lost',
    codes: ['tag.changed'],
    into: ({ source, translation }) => ({ source: `<b>${source}</b>`, translation }),
  },
  {
    name: 'a tag that does not close',
    codes: ['tag.changed', 'tag.broken'],
    into: ({ source, translation }) => ({ source: `<b>${source}</b>`, translation: `<b>${translation}<b>` }),
  },
  {
    name: 'tags in the wrong order',
    codes: ['tag.broken'],
    into: ({ source, translation }) => ({
      source: `<b><i>${source}</i></b>`,
      translation: `<b><i>${translation}</b></i>`,
    }),
  },
  {
    name: 'a sign of direction',
    codes: ['control.direction'],
    into: ({ translation }) => `\u200f${translation}`,
  },
  {
    name: 'a soft hyphen or a space of no width',
    codes: ['control.unseen'],
    into: ({ translation }) => replaced(translation, /(?<=\p{L})(?=\p{L})/u, '\u200b'),
  },
  {
    name: 'letters taken apart',
    codes: ['text.normalization'],
    into: ({ translation }) => {
      const apart = translation.normalize('NFD');
      return apart === translation ? null : apart;
    },
  },
  { name: 'two spaces', codes: ['text.spaces'], into: ({ translation }) => replaced(translation, ' ', '  ') },
  { name: 'a space at the end', codes: ['text.spaces'], into: ({ translation }) => `${translation} ` },
  {
    name: 'marks of another language',
    codes: ['punctuation.foreign'],
    into: perLanguage({ es: '¿', 'es-MX': '¿', zh: '。', ar: '،' }, ({ translation, language }, mark) => {
      if (language === 'zh') return replaced(translation, /(?<=\p{Script=Han})。/u, '.');
      return replaced(translation, mark, language === 'ar' ? ',' : '');
    }),
  },
  {
    name: 'a traditional form among simplified ones',
    codes: ['script.traditional'],
    into: perLanguage({ zh: '們' }, ({ translation }, form) => replaced(translation, '们', form)),
  },
];
