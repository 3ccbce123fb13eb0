import { screen, within } from '@testing-library/react';
import { copy } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { Page } from './technology';

const region = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  renderPage(<Page data={undefined} params={{}} />);
});

describe('Technology', () => {
  it('begins with the room in which its machines stand', () => {
    const picture = screen.getByRole<HTMLImageElement>('img', { name: copy('technology.hero.alt') });
    expect(picture.src).toContain('hero/suite');
  });

  it('leaves the lasers of missions where the stories of missions have them', () => {
    expect(screen.getByText(copy('technology.innovations.mobile.text'))).toBeTruthy();
  });

  it.each([
    ['femtosecond', copy('technology.equipment.femtosecond.figure', { microns: 15 })],
    ['excimer', copy('technology.equipment.excimer.figure', { seconds: 60 })],
    ['topographer', copy('technology.equipment.topographer.figure', { points: '22,000' })],
  ] as const)(
    'has a card for the %s: technology, innovation, benefits, picture, and its limit [TECHNOLOGY-1, TECHNOLOGY-2, SHAPES-7]',
    (name, figure) => {
      const card = within(screen.getByRole('article', { name: copy(`technology.equipment.${name}.name`) }));
      expect(card.getByText(figure)).toBeTruthy();
      expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
        copy('technology.equipment.technology'),
        copy('technology.equipment.innovation'),
        copy('technology.equipment.benefits'),
        copy('technology.equipment.limit'),
      ]);
      expect(card.getAllByRole('definition')).toHaveLength(6);
      const picture = card.getByRole<HTMLImageElement>('img');
      expect(picture.alt).not.toBe('');
      expect(picture.src).toMatch(/\.jpg$/);
      expect(picture.parentElement!.querySelector('source[type="image/webp"]')).not.toBeNull();
    },
  );

  it('keeps the order of the cards [TECHNOLOGY-1]', () => {
    expect(screen.getAllByRole('article').map((card) => card.querySelector('h3')!.textContent)).toEqual([
      copy('technology.equipment.femtosecond.name'),
      copy('technology.equipment.excimer.name'),
      copy('technology.equipment.topographer.name'),
    ]);
  });

  it('says how fast the mobile suite stands and how rarely the line is silent [TECHNOLOGY-3]', () => {
    const innovations = region(copy('technology.innovations.title'));
    const setup = copy('technology.innovations.mobile.figure', { minutes: 30 });
    expect(innovations.getByText(setup)).toBeTruthy();
    const telemedicine = region(copy('technology.telemedicine.title'));
    const uptime = copy('technology.telemedicine.figure', { uptime: '99.99%' });
    expect(telemedicine.getByText(uptime)).toBeTruthy();
  });

  it('has safety standards and says that harm stays possible [TECHNOLOGY-4]', () => {
    const safety = region(copy('technology.safety.title'));
    expect(safety.getAllByRole('listitem')).toHaveLength(5);
    expect(safety.getByText(copy('technology.safety.lead'))).toBeTruthy();
  });

  it('quotes the surgeon about it, plainly as a sample [TECHNOLOGY-5]', () => {
    const philosophy = region(copy('technology.philosophy.title'));
    expect(philosophy.getByRole('blockquote')).toBeTruthy();
    expect(philosophy.getByText('Dr. Test')).toBeTruthy();
    expect(philosophy.getByText(copy('technology.philosophy.sample'))).toBeTruthy();
  });

  it('ends with the consultation [TECHNOLOGY-6]', () => {
    const closing = region(copy('technology.closing.title'));
    expect(closing.getByRole('link', { name: copy('actions.schedule') }).getAttribute('href')).toBe(
      '/contact',
    );
  });
});
