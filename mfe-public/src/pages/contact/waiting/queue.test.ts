import type { ConsultationRequest } from '@lens/contracts/consultations';
import {
  enqueue,
  expireEntries,
  keyIn,
  parseQueue,
  finish,
  waitingIn,
  removeEntry,
  type Queue,
  type Waiting,
} from './queue';

const hourMs = 3_600_000;
const since = 1_800_000_000_000;
const request = (firstName: string): ConsultationRequest => ({
  firstName,
  lastName: 'Reyes',
  email: 'ana@example.com',
  phone: '+1 562 555 0199',
});
const waiting = (key: string, firstName = 'Ana'): Waiting => ({
  fate: 'waiting',
  key,
  since,
  request: request(firstName),
});

describe('Queue of a form', () => {
  it('holds a request once, under its key', () => {
    const once = enqueue([], waiting('a'));
    expect(enqueue(once, { ...waiting('a'), since: since + hourMs })).toBe(once);
    expect(waitingIn(enqueue(once, waiting('b', 'Ben'))).map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('finds the key of a request that is sent once more, and of no other', () => {
    const queue: Queue = finish([waiting('a'), waiting('b', 'Ben')], 'b', 'sent');
    expect(keyIn(queue, request('Ana'))).toBe('a');
    expect(keyIn(queue, request('Ben'))).toBeUndefined();
    expect(keyIn(queue, request('Cora'))).toBeUndefined();
  });

  it('keeps no personal data once the fate of a request is known', () => {
    const queue = finish([waiting('a')], 'a', 'sent', 'LV-7K3M-9QXD');
    expect(queue).toEqual([{ fate: 'sent', key: 'a', since, reference: 'LV-7K3M-9QXD' }]);
    expect(JSON.stringify(queue)).not.toMatch(/Reyes|example|555/);
  });

  it('lets a discarded request stay discarded when an answer comes late', () => {
    expect(finish(removeEntry([waiting('a')], 'a'), 'a', 'sent', 'LV-7K3M-9QXD')).toEqual([]);
  });

  it('waits 24 hours and not a millisecond longer [CONTACT-13]', () => {
    const queue = [waiting('a')];
    expect(expireEntries(queue, since + 24 * hourMs - 1)).toEqual(queue);
    expect(expireEntries(queue, since + 24 * hourMs)).toEqual([{ fate: 'expired', key: 'a', since }]);
  });

  it('keeps nothing longer when a clock is set back', () => {
    expect(waitingIn(expireEntries([waiting('a')], since - 24 * hourMs))).toEqual([]);
  });

  it('forgets the fate of a request after a week', () => {
    const queue = finish([waiting('a')], 'a', 'refused');
    expect(expireEntries(queue, since + 7 * 24 * hourMs - 1)).toHaveLength(1);
    expect(expireEntries(queue, since + 7 * 24 * hourMs)).toEqual([]);
  });

  it('reads back what it wrote', () => {
    const queue = [waiting('a'), ...finish([waiting('b')], 'b', 'sent', 'LV-7K3M-9QXD')];
    expect(parseQueue(JSON.stringify(queue))).toEqual(queue);
  });

  it.each([
    ['nothing', ''],
    ['half a text', '[{"fate":"wai'],
    ['something else', '{"fate":"waiting"}'],
    ['entries of another kind', '[null,1,{"fate":"lost","key":"a","since":1}]'],
    ['a waiting entry without a request', '[{"fate":"waiting","key":"a","since":1}]'],
  ])('reads %s as an empty queue', (_, text) => {
    expect(parseQueue(text)).toEqual([]);
  });
});
