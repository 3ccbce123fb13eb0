import type { LanguageCode } from '../languages.js';
import type { GlossaryEntry } from '../glossary.js';
import { checkGlossary, entriesFor } from './glossary.js';

const entry = (
  english: string,
  translation: string,
  avoid: string[],
  forms = [translation],
): GlossaryEntry => ({
  english,
  translation,
  forms,
  avoid,
});
const spanish = [
  entry('eye pressure', 'presión ocular', ['presión', 'tensión']),
  entry('mission', 'misión', ['viaje*'], ['misión', 'misiones']),
  entry('surgery', 'cirugía', ['operación']),
];
const found = (language: LanguageCode, glossary: GlossaryEntry[], source: string, translation: string) =>
  checkGlossary(source, translation, language, glossary).map(({ code, found }) => `${code} ${found}`);

describe('The check of the glossary', () => {
  it.each([
    ['On our missions.', 'En nuestros viajes.', 'viaje*: misión'],
    ['Before the surgery.', 'Antes de la Operación.', 'operación: cirugía'],
    ['We measure the eye pressure.', 'Medimos la presión.', 'presión: presión ocular'],
  ])('finds a word to avoid: %s %s', (source, translation, words) => {
    expect(found('es', spanish, source, translation)).toEqual([`glossary.avoided ${words}`]);
  });

  it.each([
    ['a word that the approved one contains', 'We measure the eye pressure.', 'Medimos la presión ocular.'],
    ['a text whose English has another word', 'They travel.', 'Hacen viajes.'],
    ['a word that only begins like the English', 'The missionary.', 'El viaje.'],
    ['a part of a word', 'Before the surgery.', 'Antes de la preoperación.'],
    ['a text without the approved word, which may say it otherwise', 'On our missions.', 'Con nosotros.'],
  ])('passes %s', (_what, source, translation) => {
    expect(found('es', spanish, source, translation)).toEqual([]);
  });

  it('has the entries for the words of an English text', () => {
    const of = (source: string) => entriesFor(source, spanish).map(({ english }) => english);
    expect(of('Missions follow surgery.')).toEqual(['mission', 'surgery']);
    expect(of('The pressure in a surgeon’s day.')).toEqual([]);
  });

  it('finds words behind prefixes, and in scripts without spaces', () => {
    const hebrew = [entry('mission', 'משלחת', ['מסע'])];
    expect(found('he', hebrew, 'A mission', 'במסע')).toEqual(['glossary.avoided מסע: משלחת']);
    const chinese = [entry('mission', '巡诊', ['任务'])];
    expect(found('zh', chinese, 'A mission', '一次任务中')).toEqual(['glossary.avoided 任务: 巡诊']);
  });

  it('tells Arabic words apart that differ in a double letter', () => {
    const arabic = [entry('surgeon', 'الجرّاحة', ['الجراحة'])];
    expect(found('ar', arabic, 'The surgeon', 'الجرّاحة')).toEqual([]);
    expect(found('ar', arabic, 'The surgeon', 'الجراحة')).toHaveLength(1);
  });
});
