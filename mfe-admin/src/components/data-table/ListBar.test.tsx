import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page';
import { ListBar } from './ListBar';
import { ListFilter } from './ListFilter';
import { useUrlList } from './use-url-list';

const options = { sort: '-created_at', sortable: ['name'], filters: { status: ['pending'] } };

function Filtered({ count }: { count: number }) {
  const list = useUrlList(options);
  return (
    <ListBar list={list}>
      {Array.from({ length: count }, (_, index) => (
        <ListFilter key={index} list={list} name="status" label={`Filter ${index}`} options={[]} />
      ))}
    </ListBar>
  );
}

test('many filters are behind a button with the number of active ones; few filters are not', async () => {
  const { unmount } = renderPage(<Filtered count={3} />, { at: '/admin/people?status=pending' });
  const button = screen.getByRole('button', { name: 'Filters (1)' });
  const shut = () => document.getElementById(button.getAttribute('aria-controls')!)?.dataset['shut'];
  expect([button.getAttribute('aria-expanded'), shut()]).toEqual(['false', 'true']);
  await userEvent.click(button);
  expect([button.getAttribute('aria-expanded'), shut()]).toEqual(['true', 'false']);
  unmount();
  renderPage(<Filtered count={2} />);
  expect(screen.queryByRole('button', { name: /Filters/ })).toBeNull();
});
