import { unsignedGroups } from './unsigned-groups.js';

const text = (key: string, isCritical: boolean, isSigned = false) => ({ key, isCritical, isSigned });

/** By group, the keys that are shown in English, and whether they are the whole group. */
const shown = (texts: ReturnType<typeof text>[]) =>
  [...unsignedGroups(texts)].map(([group, { texts: members, isWhole }]) => [
    group,
    members.map(({ key }) => key),
    isWhole,
  ]);

describe('Groups with unsigned critical texts', () => {
  it('are whole if half of their texts are critical, signed or not', () => {
    const texts = [text('lasik.risks.a', true), text('lasik.risks.b', false), text('lasik.hero.a', false)];
    expect(shown(texts)).toEqual([['lasik.risks', ['lasik.risks.a', 'lasik.risks.b'], true]]);
    const partlySigned = [
      text('lasik.risks.a', true, true),
      text('lasik.risks.b', true),
      ...['c', 'd'].map((name) => text(`lasik.risks.${name}`, false)),
    ];
    expect(shown(partlySigned)[0]).toEqual(['lasik.risks', partlySigned.map(({ key }) => key), true]);
  });

  it('have only their unsigned critical texts, if most of the group is not critical', () => {
    const texts = [text('home.next.a', true), ...['b', 'c'].map((name) => text(`home.next.${name}`, false))];
    expect(shown(texts)).toEqual([['home.next', ['home.next.a'], false]]);
  });

  it('are none where everything critical is signed', () => {
    expect(shown([text('lasik.risks.a', true, true), text('lasik.risks.b', false)])).toEqual([]);
  });
});
