import { isCritical } from '@lens/contracts/critical-texts';
import { sourceLanguage } from '@lens/contracts/languages';
import { flattenTree } from '@lens/contracts/text-tree';
import { readLocaleFiles } from './locales';

const texts = readLocaleFiles(sourceLanguage).flatMap(({ name, texts }) =>
  [...flattenTree(texts)].map(([key, source]) => ({ name: `${name}.${key}`, key, source })),
);
const uncritical = texts.filter(({ key, source }) => !isCritical(key, source)).map(({ name }) => name);

/** How many texts of each section a machine may translate for visitors. */
const uncriticalCounts = {
  common: {
    about: 93,
    actions: 3,
    article: 32,
    blog: 21,
    contact: 32,
    crossing: 4,
    dualMission: 21,
    financing: 83,
    gallery: 14,
    home: 47,
    icl: 25,
    journey: 4,
    lasik: 24,
    legal: 5,
    menu: 17,
    newsletter: 28,
    pacificStory: 62,
    preview: 7,
    privacy: 34,
    prk: 22,
    procedures: 18,
    signOff: 3,
    stories: 3,
    technology: 53,
    terms: 21,
    testimonials: 34,
  },
  forms: { consultation: 23, errors: 23, failed: 4, sent: 4, waiting: 11 },
  medical: {
    days_one: 1,
    days_other: 1,
    diagram: 3,
    facts: 2,
    icl: 3,
    lasik: 3,
    minutes_one: 1,
    minutes_other: 1,
    prk: 2,
  },
  navigation: {
    badge: 6,
    contact: 4,
    failure: 5,
    footer: 24,
    header: 12,
    language: 4,
    loading: 1,
    machine: 1,
    notFound: 4,
    skip: 1,
  },
};

describe('Texts that a machine may translate for visitors', () => {
  it('are counted by section, so that whoever adds a text or changes the lists reviews what a machine may translate', () => {
    const counts: Record<string, Record<string, number>> = {};
    for (const name of uncritical) {
      const [file = '', section = ''] = name.split(/[/.]/).slice(1);
      const sections = (counts[file] ??= {});
      sections[section] = (sections[section] ?? 0) + 1;
    }
    expect(counts).toEqual(uncriticalCounts);
  });

  it.each([
    ['mfe-public/common', 'contact.bring.lenses'],
    ['mfe-public/common', 'contact.details.both'],
    ['mfe-public/common', 'contact.quick.closed'],
    ['mfe-public/common', 'journey.preparation.text'],
    ['mfe-public/common', 'procedures.ideal'],
    ['mfe-public/common', 'procedures.compare.minimal'],
    ['mfe-public/common', 'lasik.steps.rest.text'],
    ['mfe-public/common', 'lasik.gentle.text'],
    ['mfe-public/common', 'prk.dry.text'],
    ['mfe-public/common', 'icl.scale.laser'],
    ['mfe-public/forms', 'sent.text'],
  ])('do not include a text that could harm a patient: %s %s', (file, key) => {
    const name = `${file}.${key}`;
    expect(texts.map((text) => text.name)).toContain(name);
    expect(uncritical).not.toContain(name);
  });

  it.each([
    ['mfe-public/common', 'home.hero.title'],
    ['mfe-public/common', 'contact.hero.title'],
    ['mfe-public/forms', 'consultation.send'],
    ['shell/navigation', 'header.menu'],
    ['mfe-public/common', 'about.impact.title'],
    ['mfe-public/common', 'home.scenes.show'],
    ['mfe-public/common', 'privacy.server.log'],
    ['mfe-public/forms', 'errors.phone.required'],
  ])('include the ordinary texts of a page: %s %s', (file, key) => {
    expect(uncritical).toContain(`${file}.${key}`);
  });
});
