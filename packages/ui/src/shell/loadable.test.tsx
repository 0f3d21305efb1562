import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PageBoundary } from '../feedback/page-boundary.tsx';
import { mockServer, readIn, showPage, user } from '../testing.tsx';
import { loadable } from './loadable.tsx';
import { createRegistry } from './page-registry.tsx';

const Note = () => <input aria-label="note" />;
const withFallback = (Shown: ComponentType) => (
  <Suspense fallback="loading">
    <Shown />
  </Suspense>
);

describe('what is loaded on first use', () => {
  it('shows that it is loading, and what was typed survives that its file is asked for again', async () => {
    const { Component, prepare } = loadable(() => Promise.resolve(Note));
    const { rerender } = render(withFallback(Component));
    expect(screen.getByText('loading')).toBeTruthy();
    await user.enter(await screen.findByLabelText('note'), 'half a sentence');
    await act(prepare);
    rerender(withFallback(Component));
    expect(screen.getByLabelText<HTMLInputElement>('note').value).toBe('half a sentence');
  });

  it('is drawn at once when it was prepared', async () => {
    const { Component, prepare } = loadable(() => Promise.resolve(Note));
    await prepare();
    render(withFallback(Component));
    expect(screen.getByLabelText('note')).toBeTruthy();
  });
});

describe('a page of the menu', () => {
  const modules = { '/areas/a/note-page.tsx': () => Promise.resolve({ NotePage: Note }) };
  const show = (page: ReturnType<ReturnType<typeof createRegistry>['page']>) => <Suspense fallback="loading">{page}</Suspense>;

  it('that was prepared is drawn at once; one that does not exist is not drawn', async () => {
    const registry = createRegistry(modules);
    await registry.prepare('a/note-page');
    await registry.prepare('a/no-page');
    render(show(registry.page('a/note-page')));
    expect(screen.getByLabelText('note')).toBeTruthy();
    expect(registry.page('a/no-page')).toBeNull();
  });

  it('that is on its way says so, and is shown as soon as it is here', async () => {
    const { promise, resolve } = Promise.withResolvers<{ NotePage: ComponentType }>();
    await readIn('en', []);
    const registry = createRegistry({ '/areas/a/note-page.tsx': () => promise });
    const prepared = registry.prepare('a/note-page');
    render(show(registry.page('a/note-page')));
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    vi.useFakeTimers();
    await act(async () => {
      resolve({ NotePage: Note });
      await prepared;
    });
    // Not a third of a second later, as React would replace a loading state.
    expect(screen.getByLabelText('note')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('that is drawn already keeps what was typed when it is prepared late', async () => {
    const registry = createRegistry(modules);
    const { rerender } = render(show(registry.page('a/note-page')));
    await user.enter(await screen.findByLabelText('note'), 'half a sentence');
    await registry.prepare('a/note-page');
    rerender(show(registry.page('a/note-page')));
    expect(screen.getByLabelText<HTMLInputElement>('note').value).toBe('half a sentence');
  });

  it('whose file could not be fetched is fetched when the person tries again', async () => {
    let isOffline = true;
    const load = () => (isOffline ? Promise.reject(new TypeError('offline')) : Promise.resolve({ NotePage: Note }));
    mockServer(() => ({}));
    const registry = createRegistry({ '/areas/a/note-page.tsx': load });
    await registry.prepare('a/note-page');
    await showPage(<PageBoundary onRetry={registry.forgetFailed}>{show(registry.page('a/note-page'))}</PageBoundary>);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isOffline = false;
    await user.click(retry);
    expect(await screen.findByLabelText('note')).toBeTruthy();
  });
});
