import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { Below } from './Below';
import { useDue } from './use-due';

const renders: string[] = [];

function Page() {
  const isDue = useDue();
  renders.push(isDue ? 'whole' : 'first screen');
  return (
    <>
      <h1>Page</h1>
      <Below isDue={isDue}>
        <p>The rest</p>
      </Below>
    </>
  );
}

function Start() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/page">on</Link>
      <Link to="/page#rest">to a place in it</Link>
      <button onClick={() => void navigate(1)}>forward</button>
    </>
  );
}

const visit = (entries: string[]) =>
  render(
    <MemoryRouter initialEntries={entries} initialIndex={0}>
      <Routes>
        <Route path="/" element={<Start />} />
        <Route path="/page" element={<Page />} />
      </Routes>
    </MemoryRouter>,
  );

const press = (name: string) => act(async () => screen.getByText(name).click());

beforeEach(() => renders.splice(0));

describe('The rest of a page', () => {
  it('follows its first screen on the way from page to page', async () => {
    visit(['/']);
    await press('on');
    expect(renders).not.toContain('whole');
    expect(await screen.findByText('The rest')).toBeTruthy();
    expect(renders.at(-1)).toBe('whole');
  });

  it.each([
    ['in a document', ['/page'], null],
    ['where somebody is sent to a place in it', ['/'], 'to a place in it'],
    ['where somebody returns to it', ['/', '/page'], 'forward'],
  ])('comes at once %s', async (_, entries, sign) => {
    visit(entries);
    if (sign) await press(sign);
    expect(renders[0]).toBe('whole');
  });
});
