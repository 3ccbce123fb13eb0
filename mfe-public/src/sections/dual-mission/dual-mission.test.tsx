import { screen, within } from '@testing-library/react';
import { copy } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { DualMission } from './DualMission';

const namesBeside = (heading: string) => {
  const side = screen.getByRole('heading', { level: 3, name: heading }).parentElement!;
  return within(side)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('strong')!.textContent);
};

it('The two missions stand side by side, with what belongs to each [ABOUT-8]', () => {
  renderPage(<DualMission />);
  expect(namesBeside(copy('dualMission.practice.title'))).toEqual([
    'State-of-the-art facility',
    'Comprehensive vision correction',
    'Residency programme leadership',
    'Research centre',
  ]);
  expect(namesBeside(copy('dualMission.pacific.title'))).toEqual([
    'Quarterly surgical missions to Guam',
    'Mobile surgery',
    'Local physician training',
    'Telemedicine infrastructure',
    'Sustainable health systems',
  ]);
});
