import type { TestimonialRelease } from '@lens/contracts/testimonials';
import { ana } from '../../testing/testimonials';
import { describeStatus } from './labels';

const today = '2026-11-29';
const release: TestimonialRelease = {
  text: ana.quote,
  places: ['website'],
  signed_by: 'Ana Reyes',
  signed_how: 'paper',
  signed_on: '2026-02-01',
  expires_on: null,
  withdrawn_on: null,
};
const noteOf = (fields: object) =>
  describeStatus({ ...ana, status: 'approved', release, ...fields }, today)?.text;

test('a list says why the site does not show an approved testimonial [STORY-13]', () => {
  expect(noteOf({})).toBeUndefined();
  expect(noteOf({ release: { ...release, expires_on: today } })).toBeUndefined();
  expect(noteOf({ release: { ...release, expires_on: '2026-11-28' } })).toBe(
    'Off the site: the release has ended',
  );
  expect(noteOf({ release: { ...release, withdrawn_on: today } })).toBe(
    'Off the site: the release was withdrawn',
  );
  expect(noteOf({ release: { ...release, places: ['print'] } })).toBe(
    'Off the site: the release is not for this website',
  );
  expect(noteOf({ release: null })).toBe('No release recorded');
  expect(noteOf({ release: null, is_sample: true })).toBeUndefined();
});

test('a rejected testimonial says why, or that nobody said why [STORY-13]', () => {
  expect(noteOf({ status: 'rejected', rejection_reason: 'Names a colleague' })).toBe('Names a colleague');
  expect(noteOf({ status: 'rejected' })).toBe('No reason given');
  expect(noteOf({ status: 'pending', release: null })).toBeUndefined();
});
