/** A phrase of a Spanish body, and what Mexico says in its place. */
export type MexicanPhrase = readonly [spanish: string, mexican: string];

const contactLens: MexicanPhrase = ['lente de contacto', 'pupilente'];
const contactLenses: MexicanPhrase = ['lentes de contacto', 'pupilentes'];
/** Replaced after contact lenses, since `lentes` alone are glasses in Mexico. */
const glasses: MexicanPhrase = ['anteojos', 'lentes'];

/** By slug, in the order in which they are replaced. Articles without a phrase are the same in Mexico. */
export const mexicanPhrases: Record<string, MexicanPhrase[]> = {
  'from-your-eye-to-a-plan': [
    contactLenses,
    contactLens,
    glasses,
    ['tratamos la sequedad', 'tratamos la resequedad'],
    ['los ojos secos', 'los ojos resecos'],
  ],
  'results-that-last': [
    ['¿Conduce', '¿Maneja'],
    [
      'tenían los ojos secos todavía tienen los ojos secos',
      'tenían los ojos resecos todavía tienen los ojos resecos',
    ],
  ],
  'sight-for-sport': [
    ['Un receptor de béisbol', 'Un cátcher de béisbol'],
    ['un conductor debe', 'quien maneja debe'],
  ],
  'lasik-prk-or-icl': [
    ['una lente', 'un lente'],
    ['ojos secos', 'resequedad en los ojos'],
  ],
  'why-prk-takes-longer': [
    contactLens,
    glasses,
    ['por la mañana que por la noche', 'en la mañana que en la noche'],
  ],
  'a-lens-that-can-come-out': [
    ['Una lente', 'Un lente'],
    ['dobla la lente, la introduce', 'dobla el lente, lo introduce'],
    ['la despliega', 'lo despliega'],
    ['la lente implantada o cambiarla', 'el lente implantado o cambiarlo'],
    ['una lente con el plan de retirarla', 'un lente con el plan de retirarlo'],
    ['la lente', 'el lente'],
  ],
  'when-we-say-no': [glasses, ['demasiado secos', 'demasiado resecos']],
  'one-eye-or-both': [['a la lente', 'al lente']],
  'after-forty': [contactLenses, glasses, ['la lente', 'el lente']],
  'fifteen-minutes': [['fósforo', 'cerillo']],
  'night-driving': [
    contactLenses,
    glasses,
    ['conduce', 'maneja'],
    ['conduzca', 'maneje'],
    ['conducir', 'manejar'],
    ['los ojos secos, que agrandan', 'la resequedad en los ojos, que agranda'],
    ['cuéntenos', 'platíquenos'],
  ],
  'what-smile-is': [['menos secos', 'menos resecos']],
  'wavefront-and-the-last-tenth': [glasses],
  'the-first-night': [
    ['ducharse', 'bañarse en la regadera'],
    ['línea de emergencias', 'línea de urgencias'],
  ],
  'dry-eyes': [
    ['más seco de', 'más reseco de'],
    ['esta sequedad', 'esta resequedad'],
    ['los ojos secos antes', 'los ojos resecos antes'],
    ['tenerlos secos', 'tenerlos resecos'],
    ['conservantes', 'conservadores'],
    ['para beber', 'para tomar'],
    ['Cuéntenos de sus ojos secos', 'Platíquenos de la resequedad en sus ojos'],
  ],
  'lenses-out-before-the-exam': [
    contactLenses,
    contactLens,
    ['si los lentes son', 'si los pupilentes son'],
    glasses,
  ],
  'twelve-questions': [glasses],
  'a-week-in-guam': [contactLenses, ['por la tarde', 'en la tarde']],
};
