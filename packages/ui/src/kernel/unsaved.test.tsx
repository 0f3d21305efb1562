import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerLeave, installBackGuard, useUnsaved, useUnsavedGuard } from './unsaved.ts';

/** Mocks the browser's history: every step is asynchronous and its event comes afterwards. */
function mockHistory(entries: readonly (number | null)[], at: number) {
  let here = at;
  let steps = Promise.resolve();
  const state = () => (typeof entries[here] === 'number' ? { idx: entries[here] } : null);
  const go = (delta: number) => {
    const step = async () => {
      await new Promise((later) => setTimeout(later, 5));
      if (delta === 0 || entries[here + delta] === undefined) return;
      here += delta;
      dispatchEvent(new PopStateEvent('popstate', { state: state() }));
    };
    steps = steps.then(step);
  };
  const played = {
    go,
    get state() {
      return state();
    },
  };
  vi.stubGlobal('history', played);
  return { back: () => go(-1), at: () => entries[here] };
}

function Page({ isDirty }: { isDirty: boolean }) {
  useUnsavedGuard('page', isDirty);
  return null;
}

const router = vi.fn<(idx: unknown) => void>();
const listen = (event: PopStateEvent) => router((event.state as { idx: number } | null)?.idx ?? null); // as the router writes it
const isAsked = () => useUnsaved.getState().pending !== null;
const quiet = () => new Promise((later) => setTimeout(later, 150));
let uninstall = () => {};

beforeEach(() => {
  uninstall = installBackGuard();
  addEventListener('popstate', listen);
});
afterEach(() => {
  uninstall();
  removeEventListener('popstate', listen);
  router.mockReset();
});

describe('the back button on a page with unsaved changes', () => {
  it('is undone and asked about, again and again', async () => {
    const history = mockHistory([0, 1, 2, 3], 3);
    render(<Page isDirty />);
    for (let time = 0; time < 3; time++) {
      history.back();
      await waitFor(() => expect(isAsked()).toBe(true));
      await quiet();
      expect(history.at()).toBe(3);
      answerLeave(false);
    }
    expect(router).not.toHaveBeenCalled();
  });

  it('is not missed when pressed twice: the second press is not taken for the way back', async () => {
    const history = mockHistory([0, 1, 2, 3, 4], 3);
    render(<Page isDirty />);
    history.back();
    history.back();
    await quiet();
    expect(history.at()).toBe(3);
    expect(isAsked()).toBe(true);
    expect(router).not.toHaveBeenCalled();
  });

  it('goes where it was meant to once the person has answered', async () => {
    const history = mockHistory([0, 1, 2, 3], 3);
    render(<Page isDirty />);
    history.back();
    await quiet();
    answerLeave(true);
    await quiet();
    expect(history.at()).toBe(2);
    expect(router.mock.calls).toEqual([[2]]);
  });

  it('goes there too when the answer comes before the way back', async () => {
    const history = mockHistory([0, 1, 2, 3], 3);
    render(<Page isDirty />);
    history.back();
    await waitFor(() => expect(isAsked()).toBe(true), { interval: 1 });
    answerLeave(true);
    await quiet();
    expect(history.at()).toBe(2);
    expect(router.mock.calls).toEqual([[2]]);
  });

  it('is free to move within the page, and from a page without changes', async () => {
    const history = mockHistory([0, 1, null, 3], 3);
    const { rerender } = render(<Page isDirty />);
    history.back();
    await quiet();
    expect([isAsked(), router.mock.calls]).toEqual([false, [[null]]]);
    rerender(<Page isDirty={false} />);
    history.back();
    await quiet();
    expect([isAsked(), history.at()]).toEqual([false, 1]);
  });
});
