import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { Page } from './ConsultationLink';
import { ada } from './testing/consultations';

test('the address in a mail leads to the inbox with the request open', async () => {
  renderPage(<Page params={{ id: ada.id }} data={undefined} />, { at: `/admin/consultations/${ada.id}` });
  await waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe(`/admin/consultations?request=${ada.id}`),
  );
});
