import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthImage } from './auth-image.tsx';
import { mockServer, refused, showPage } from '../testing.tsx';

/** Replaces IntersectionObserver: the test says what is visible. */
let seen: (() => void)[] = [];
class FakeObserver {
  readonly callback: (entries: { isIntersecting: boolean }[]) => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.callback = callback;
  }
  observe() {
    seen.push(() => this.callback([{ isIntersecting: true }]));
  }
  disconnect() {}
}
const PATH = '/api/ucenter/product/getImage?file_id=1';
const picture = () => new Response('bytes', { headers: { 'content-type': 'image/png' } });
const given: string[] = [];
const givenBack: string[] = [];

beforeEach(() => {
  seen = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    given.push(`blob:${given.length + 1}`);
    return given.at(-1) ?? '';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void givenBack.push(address));
});

describe('a picture behind the session', () => {
  it('is fetched with the token, only when it comes into sight, and gives its memory back 30 s after it was shown last', async () => {
    const asked = mockServer(picture);
    const lamps = (
      <>
        <AuthImage path={PATH} alt="A lamp" />
        <AuthImage path={PATH} alt="The same lamp" />
      </>
    );
    const { unmount } = await showPage(lamps);
    expect(asked).toEqual([]);
    act(() => seen.forEach((see) => see()));
    const image = await screen.findByRole<HTMLImageElement>('img', { name: 'A lamp' });
    expect(asked.map(({ path, headers }) => [path, headers.get('token')])).toEqual([['/api/ucenter/product/getImage', 'token-1']]);
    expect(given).toHaveLength(1);
    expect(image.src).toBe(given[0]);
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'The same lamp' }).src).toBe(given[0]);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    unmount();
    vi.advanceTimersByTime(29_000);
    expect(givenBack).toEqual([]);
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(givenBack).toEqual(given);
  });

  it('never takes the token to another place', async () => {
    const asked = mockServer(picture);
    await showPage(<AuthImage path="https://elsewhere.test/a.png" alt="A lamp" />);
    act(() => seen.forEach((see) => see()));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toEqual([]);
  });

  it('that is missing leaves its room empty and says nothing', async () => {
    const asked = mockServer(() => refused(1404, 'This record does not exist'));
    await showPage(<AuthImage path={PATH} alt="A lamp" />);
    act(() => seen.forEach((see) => see()));
    await waitFor(() => expect(asked).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole('img', { name: 'A lamp' })).toBeNull();
    expect(screen.queryByText('This record does not exist')).toBeNull();
  });
});
