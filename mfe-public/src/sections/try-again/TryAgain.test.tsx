import { act, fireEvent, screen } from '@testing-library/react';
import { copy } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { TryAgain } from './TryAgain';

const button = () => screen.findByRole('button', { name: copy('article.retry') });

describe('Try again', () => {
  it('asks once at a time, and can be pressed again once the answer is there', async () => {
    let answer = () => {};
    const reload = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    renderPage(<TryAgain to="/blog" reload={reload} />);
    fireEvent.click(await button());
    const trying = screen.getByRole('button');
    expect(trying.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(trying);
    expect(reload).toHaveBeenCalledTimes(1);
    await act(async () => answer());
    fireEvent.click(await button());
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('can be pressed again where asking fails altogether', async () => {
    const reload = jest.fn(() => Promise.reject(new Error('no page')));
    renderPage(<TryAgain to="/blog" reload={reload} />);
    const retry = await button();
    await act(async () => retry.click());
    fireEvent.click(await button());
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
