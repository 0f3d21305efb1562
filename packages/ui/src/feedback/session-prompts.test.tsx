import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { promptExpired, promptTimeout, usePrompts } from '../kernel/prompts.ts';
import { leaveThen, useUnsaved, useUnsavedGuard } from '../kernel/unsaved.ts';
import { SessionPrompts } from './session-prompts.tsx';
import { mockServer, showPage, user } from '../testing.tsx';

function Dirty({ isDirty }: { isDirty: boolean }) {
  useUnsavedGuard('page', isDirty);
  return null;
}

describe('the dialogs over every page', () => {
  it('NET-10 NET-11 shows the expired session once, in the words of the specification, and leads to sign-in', async () => {
    mockServer(() => ({}));
    const again = vi.fn<() => void>();
    await showPage(<SessionPrompts side="portal" onSignInAgain={again} />);
    promptExpired();
    promptExpired();
    expect(await screen.findByText('Session expired')).toBeTruthy();
    expect(screen.getAllByText('Login status has expired, please login again!')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Log in again' }));
    expect(again).toHaveBeenCalledTimes(1);
    expect(usePrompts.getState().expired).toBe(false);
  });

  it('tells a paused customer whom to contact, in the server’s words, and leads to sign-in', async () => {
    mockServer(() => ({}));
    const again = vi.fn<() => void>();
    await showPage(<SessionPrompts side="portal" onSignInAgain={again} />);
    promptExpired('Your account is paused. Contact Harbourline.');
    expect(await screen.findByText('Account paused')).toBeTruthy();
    expect(screen.getByText('Your account is paused. Contact Harbourline.')).toBeTruthy();
    expect(screen.queryByText('Session expired')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(again).toHaveBeenCalledTimes(1);
    expect(usePrompts.getState()).toMatchObject({ expired: false, paused: null });
  });

  it('NET-13 shows the timeout and tells the client when it was seen', async () => {
    mockServer(() => ({}));
    await showPage(<SessionPrompts side="portal" onSignInAgain={vi.fn<() => void>()} />);
    const seen = vi.fn<() => void>();
    void promptTimeout().then(seen);
    expect(await screen.findByText('Message Prompt')).toBeTruthy();
    expect(screen.getByText('Interface request timed out!')).toBeTruthy();
    expect(seen).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
  });

  it('asks before leaving a page with unsaved changes, and lets go of it when saved', async () => {
    mockServer(() => ({}));
    const go = vi.fn<() => void>();
    const page = (isDirty: boolean) => (
      <>
        <Dirty isDirty={isDirty} />
        <SessionPrompts side="portal" onSignInAgain={vi.fn<() => void>()} />
      </>
    );
    await showPage(page(true));
    leaveThen(go);
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(go).not.toHaveBeenCalled();
    leaveThen(go);
    await user.click(await screen.findByRole('button', { name: 'Leave the page' }));
    expect(go).toHaveBeenCalledTimes(1);
    cleanup();
    expect(useUnsaved.getState().dirty.size).toBe(0);
    leaveThen(go);
    expect(go).toHaveBeenCalledTimes(2);
  });
});
