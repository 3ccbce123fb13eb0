import type { LanguageCode } from '@lens/contracts/languages';

/** Words of each language. None of them is a claim, and none resembles an English word or a name. */
const vocabulary: Record<LanguageCode, string> = {
  en: 'word',
  es: 'ojo córnea médico paciente mañana ventana clara visita luego nuestra cirugía siempre',
  'es-MX': 'ojo córnea médico paciente mañana ventana clara visita luego nuestra cirugía siempre',
  'pt-BR': 'olho córnea médico paciente manhã janela clara visita depois nossa cirurgia sempre',
  tl: 'mata doktor pasyente umaga bintana malinaw bisita pagkatapos aming operasyon palagi bawat',
  ko: '눈 각막 의사 환자 아침 창문 맑은 방문 나중에 우리의 수술 항상',
  vi: 'mắt giác mạc bác sĩ buổi sáng cửa sổ trong trẻo chuyến thăm sau đó chúng tôi phẫu thuật luôn',
  zh: '眼睛 角膜 医生 患者 早晨 窗户 清晰 就诊 以后 我们 手术 始终',
  ar: 'عين قرنية طبيب مريض صباح نافذة واضح زيارة بعد جراحة دائما كل',
  hy: 'աչք եղջերաթաղանթ բժիշկ հիվանդ առավոտ պատուհան պարզ այցելություն հետո մեր վիրահատություն միշտ',
  he: 'עין קרנית רופא מטופל בוקר חלון ברור ביקור אחר כך ניתוח תמיד',
};
const marks: Partial<Record<LanguageCode, Record<string, string>>> = {
  zh: { '.': '。', '?': '？', '!': '！', ',': '，' },
  ar: { '?': '؟', ',': '،' },
  hy: { '.': '։', '?': '՞։' },
};

/** A token in any form. */
export const token = /<x id="\d+"(?:\/>|>[^<]*<\/x>)|\[X\d+X\]|XX\d+XX/g;
const tokenOrEntity = /(<x id="\d+"(?:\/>|>[^<]*<\/x>)|\[X\d+X\]|XX\d+XX|&\w+;)/;

function wordFor(english: string, to: LanguageCode): string {
  const words = vocabulary[to].split(' ');
  const sum = [...english].reduce((total, letter) => total + letter.codePointAt(0)!, 0);
  const word = words[sum % words.length]!;
  return /^\p{Lu}/u.test(english) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

function translateWords(english: string, to: LanguageCode): string {
  const marksOfLanguage = marks[to] ?? {};
  const text = english
    .replace(/^['’]s(?!\p{L})/u, '')
    .replace(/\p{L}+(?:['’]\p{L}+)*/gu, (word) => wordFor(word, to))
    .replace(/[.?!,](?=\s|$)/g, (mark) => marksOfLanguage[mark] ?? mark);
  if (to !== 'zh') return text;
  return text.replace(/(?<=[\p{Script=Han}。？！，]) (?=\p{Script=Han})|(?<=[。？！，]) $/gu, '');
}

/** Translates like a service that preserves every token: into words and punctuation marks of the language. */
export const honest = (text: string, to: LanguageCode): string =>
  text
    .split(tokenOrEntity)
    .map((part, index) => (index % 2 === 1 ? part : translateWords(part, to)))
    .join('');
