import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Testimonial } from '@lens/contracts/testimonials';
import { useSession } from '@lens/platform/session';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { FakeEventSource } from '@lens/platform/testing/fake-event-source';
import { signInAs } from '@lens/platform/testing/session';
import { renderPage } from '../../testing/render-page';
import { ana } from '../../testing/testimonials';
import { Page } from './TestimonialPage';

const preview: Reply = {
  status: 201,
  body: {
    url: 'https://practice.test/preview/a.b.c',
    token: 'a.b.c',
    expires_at: '2026-03-01T12:15:00.000Z',
  },
};
const nothingPublic: Reply = { body: { items: [], total: 0, page: 1, limit: 100 } };

let api: ReturnType<typeof fakeApi>;
const show = (id: string, respond: (sent: Sent) => Reply) => {
  api = fakeApi((sent) => (sent.path === '/testimonials/public' ? nothingPublic : respond(sent)));
  signInAs({ role: 'editor' });
  renderPage(<Page params={{ id }} data={undefined} />, { at: `/admin/testimonials/${id}` });
  return userEvent.setup();
};
const quote = () => screen.findByLabelText<HTMLTextAreaElement>('Quote');
const address = () => screen.getByTestId('address').textContent;

afterEach(() => {
  api.restore();
  act(() => useSession.getState().signOut());
});

describe('while a colleague edits the same testimonial', () => {
  const emitEvent = (revision: number, action = 'UPDATE') =>
    act(() => {
      const data = { resource_type: 'testimonial', id: ana.id, within: null, action, revision, by: 'lin' };
      const event = new MessageEvent('change', { data: JSON.stringify(data) });
      FakeEventSource.opened.at(-1)!.dispatchEvent(event);
    });
  const puts = () => api.sent.filter(({ method }) => method === 'PUT');
  /** A fake API with one testimonial, which refuses outdated revisions. */
  const fakeTestimonialApi = () => {
    let current = ana;
    const respond = (sent: Sent): Reply => {
      if (sent.path === '/live/tickets') return { body: { ticket: 'ticket' } };
      if (sent.path === '/previews') return preview;
      if (sent.method !== 'PUT') return { body: current };
      if (sent.headers['if-match'] !== `"${current.revision}"`)
        return {
          status: 412,
          body: { error: 'lin has changed this in the meantime.', code: 'revision_conflict' },
        };
      current = { ...current, ...(sent.body as object), revision: current.revision + 1, changed_by: 'mara' };
      return { body: current };
    };
    const saveByColleague = (fields: Partial<Testimonial>) => {
      current = { ...current, ...fields, revision: current.revision + 1, changed_by: 'lin' };
      return current.revision;
    };
    return { respond, elsewhere: saveByColleague, now: () => current };
  };
  const waitForStream = () => waitFor(() => expect(FakeEventSource.opened.at(-1)?.isClosed).toBe(false));
  const name = () => screen.getByLabelText<HTMLInputElement>('Name');

  test('their changes to other fields are merged into the form, and both are saved', async () => {
    const api = fakeTestimonialApi();
    const user = show(ana.id, api.respond);
    await user.type(await quote(), ' Twice.');
    await waitForStream();
    emitEvent(api.elsewhere({ name: 'Ana Rey' }));
    await waitFor(() => expect(name().value).toBe('Ana Rey'));
    expect((await quote()).value).toBe('I read the clock on the wall. Twice.');
    await screen.findByText('lin changed Ana Rey.');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Saved: Ana Rey');
    expect(api.now()).toMatchObject({ name: 'Ana Rey', quote: 'I read the clock on the wall. Twice.' });
    expect(puts()[0]?.headers['if-match']).toBe('"2"');
  });

  test('fields that both changed are chosen when saving', async () => {
    const api = fakeTestimonialApi();
    const user = show(ana.id, api.respond);
    await user.type(await quote(), ' Twice.');
    await waitForStream();
    emitEvent(api.elsewhere({ quote: 'I read it.', source: 'A call' }));
    await screen.findByText(/^lin has changed this in the meantime: Quote\./);
    const log = jest.spyOn(console, 'error').mockImplementation();
    await user.keyboard('{Control>}s{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'lin saved this testimonial' }));
    dialog.getByText('I read it.');
    await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
    await screen.findByText('Saved: Ana Reyes');
    expect(api.now()).toMatchObject({ quote: 'I read the clock on the wall. Twice.', source: 'A call' });
    log.mockRestore();
  });

  test('discarded changes can be brought back', async () => {
    const api = fakeTestimonialApi();
    const user = show(ana.id, api.respond);
    await user.type(await quote(), ' Twice.');
    await user.type(name(), ' R.');
    api.elsewhere({ quote: 'I read it.' });
    const log = jest.spyOn(console, 'error').mockImplementation();
    await user.keyboard('{Control>}s{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
    await waitFor(async () => expect((await quote()).value).toBe('I read it.'));
    // Only this editor had changed the name.
    expect(name().value).toBe('Ana Reyes R.');
    await user.click(await screen.findByRole('button', { name: 'Bring it back' }));
    await waitFor(async () => expect((await quote()).value).toBe('I read the clock on the wall. Twice.'));
    log.mockRestore();
  });

  test('a testimonial that they delete is removed, and the colleague is named', async () => {
    const api = fakeTestimonialApi();
    show(ana.id, api.respond);
    await quote();
    await waitForStream();
    emitEvent(2, 'DELETE');
    await screen.findByText('lin has deleted this testimonial.');
    expect(screen.queryByLabelText('Quote')).toBeNull();
    expect(screen.queryByLabelText('Your unsaved text:')).toBeNull();
  });

  test('unsaved text of a deleted testimonial can be copied until it is discarded', async () => {
    const api = fakeTestimonialApi();
    const user = show(ana.id, api.respond);
    await user.type(await quote(), ' Twice.');
    await waitForStream();
    emitEvent(2, 'DELETE');
    await screen.findByText('lin has deleted this testimonial.');
    const unsaved = screen.getByLabelText<HTMLTextAreaElement>('Your unsaved text:');
    expect(unsaved.value).toContain('Quote\nI read the clock on the wall. Twice.');
    await user.click(screen.getByRole('button', { name: 'Copy the text' }));
    expect(await navigator.clipboard.readText()).toBe(unsaved.value);
    await user.click(screen.getByRole('button', { name: 'Discard the text and close' }));
    await waitFor(() => expect(address()).toBe('/admin/testimonials'));
  });
});
