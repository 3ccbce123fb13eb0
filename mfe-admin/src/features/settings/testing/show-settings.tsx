import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { FakeEventSource } from '@lens/platform/testing/fake-event-source';
import { renderPage } from '../../../testing/render-page';
import { Page } from '../SettingsPage';
import { settings } from './settings';

const disabledService = { enabled: false, supportedLanguages: ['ko'] };

/** The fake API of the running test. */
export let api: ReturnType<typeof fakeApi>;
export const acceptSave = ({ body }: Sent): Reply => ({
  body: { ...settings, ...(body as object), revision: 5 },
});
/** Shows the settings to an editor. */
export const show = async (put: (sent: Sent) => Reply = acceptSave, current = () => settings) => {
  FakeEventSource.opened = [];
  api = fakeApi((sent) => {
    if (sent.path === '/live/tickets') return { status: 201, body: { ticket: 'ticket' } };
    if (sent.path === '/translations/status')
      return { body: { premium: disabledService, general: disabledService } };
    return sent.method === 'PUT' ? put(sent) : { body: current() };
  });
  signInAs({ role: 'editor' });
  renderPage(<Page />, { at: '/admin/settings' });
  await screen.findByRole('form', { name: 'Settings' });
};
export const puts = () => api.sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
export const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => api.restore());
