import type { ConsultationRequest } from '@lens/contracts/consultations';
import {
  enqueued,
  expired,
  keyIn,
  parseQueue,
  finished,
  waitingIn,
  without,
  type Queue,
  type Waiting,
} from './queue';

const hour = 3_600_000;
const written = 1_800_000_000_000;
const request = (firstName: string): ConsultationRequest => ({
  firstName,
  lastName: 'Reyes',
  email: 'ana@example.com',
  phone: '+1 562 555 0199',
});
const waiting = (key: string, firstName = 'Ana'): Waiting => ({
  fate: 'waiting',
  key,
  since: written,
  request: request(firstName),
});

describe('Queue of a form', () => {
  it('holds a request once, under its key', () => {
    const once = enqueued([], waiting('a'));
    expect(enqueued(once, { ...waiting('a'), since: written + hour })).toBe(once);
    expect(waitingIn(enqueued(once, waiting('b', 'Ben'))).map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('finds the key of a request that is written once more, and of no other', () => {
    const queue: Queue = finished([waiting('a'), waiting('b', 'Ben')], 'b', 'sent');
    expect(keyIn(queue, request('Ana'))).toBe('a');
    expect(keyIn(queue, request('Ben'))).toBeUndefined();
    expect(keyIn(queue, request('Cora'))).toBeUndefined();
  });

  it('keeps nothing of what was written once its fate is known', () => {
    const queue = finished([waiting('a')], 'a', 'sent', 'LV-7K3M-9QXD');
    expect(queue).toEqual([{ fate: 'sent', key: 'a', since: written, reference: 'LV-7K3M-9QXD' }]);
    expect(JSON.stringify(queue)).not.toMatch(/Reyes|example|555/);
  });

  it('lets a discarded request stay discarded when an answer comes late', () => {
    expect(finished(without([waiting('a')], 'a'), 'a', 'sent', 'LV-7K3M-9QXD')).toEqual([]);
  });

  it('waits 24 hours and not a millisecond longer [CONTACT-13]', () => {
    const queue = [waiting('a')];
    expect(expired(queue, written + 24 * hour - 1)).toEqual(queue);
    expect(expired(queue, written + 24 * hour)).toEqual([{ fate: 'expired', key: 'a', since: written }]);
  });

  it('is not kept longer by a clock that was put back', () => {
    expect(waitingIn(expired([waiting('a')], written - 24 * hour))).toEqual([]);
  });

  it('forgets after a week what became of a request', () => {
    const queue = finished([waiting('a')], 'a', 'refused');
    expect(expired(queue, written + 7 * 24 * hour - 1)).toHaveLength(1);
    expect(expired(queue, written + 7 * 24 * hour)).toEqual([]);
  });

  it('reads back what it wrote', () => {
    const queue = [waiting('a'), ...finished([waiting('b')], 'b', 'sent', 'LV-7K3M-9QXD')];
    expect(parseQueue(JSON.stringify(queue))).toEqual(queue);
  });

  it.each([
    ['nothing', ''],
    ['half a text', '[{"fate":"wai'],
    ['something else', '{"fate":"waiting"}'],
    ['entries of another kind', '[null,1,{"fate":"lost","key":"a","since":1}]'],
    ['a request without its words', '[{"fate":"waiting","key":"a","since":1}]'],
  ])('understands nothing in %s, and says so by being empty', (_, text) => {
    expect(parseQueue(text)).toEqual([]);
  });
});
