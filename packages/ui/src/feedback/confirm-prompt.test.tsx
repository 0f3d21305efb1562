import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useClient } from '../kernel/context.ts';
import { promptConfirm, usePrompts } from '../kernel/prompts.ts';
import { mockServer, refused, showPage, user } from '../testing.tsx';
import { ConfirmPrompt } from './confirm-prompt.tsx';

const { generateApiKey } = accountsCalls;
const { confirm } = sessionsCalls;
const hooks = { onConfirm: promptConfirm };

/** A page with a button that needs a confirmed session. */
function KeyPage({ onKey, onRefused }: { onKey: (key: string) => void; onRefused: () => void }) {
  const client = useClient();
  const make = () => void client.send(generateApiKey, {}).then(({ apikey }) => onKey(apikey), onRefused);
  return (
    <>
      <button type="button" onClick={make}>
        New key
      </button>
      <ConfirmPrompt side="portal" />
    </>
  );
}

function aServer() {
  let isConfirmed = false;
  return mockServer(({ path, body }) => {
    if (path === generateApiKey.path) return isConfirmed ? { apikey: 'qk_new' } : refused(1016, 'confirm');
    isConfirmed = (body as { password: string }).password === 'right';
    const fields = [{ path: 'password', code: 'accounts.wrong_proof', msg: 'This password or code is wrong' }];
    return isConfirmed ? {} : refused(1001, 'Parameter error', { code: 'request.invalid', fields });
  });
}

describe('a change that asks for the password again', () => {
  it('opens a dialog, shows a wrong password at it, and goes on by itself with the same request once it is right', async () => {
    const asked = aServer();
    const [onKey, onRefused] = [vi.fn<(key: string) => void>(), vi.fn<() => void>()];
    await showPage(<KeyPage onKey={onKey} onRefused={onRefused} />, { hooks });
    await user.click(screen.getByRole('button', { name: 'New key' }));
    const field = await screen.findByLabelText('Password or code');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.type(field, 'wrong{Enter}');
    expect(await screen.findByText('This password or code is wrong')).toBeTruthy();
    expect(onKey).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, 'right{Enter}');
    await waitFor(() => expect(onKey).toHaveBeenCalledWith('qk_new'));
    expect(onRefused).not.toHaveBeenCalled();
    expect(asked.map(({ path }) => path)).toEqual([generateApiKey.path, confirm.path, confirm.path, generateApiKey.path]);
    const keys = asked.filter(({ path }) => path === generateApiKey.path).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe(keys[1]);
    expect(usePrompts.getState().confirming).toBeNull();
  });

  it('is refused when the dialog is closed, and asks once for two calls at a time', async () => {
    aServer();
    const [onKey, onRefused] = [vi.fn<(key: string) => void>(), vi.fn<() => void>()];
    await showPage(<KeyPage onKey={onKey} onRefused={onRefused} />, { hooks });
    await user.click(screen.getByRole('button', { name: 'New key' }));
    await screen.findByLabelText('Password or code');
    const second = promptConfirm();
    await user.keyboard('{Escape}');
    expect(await second).toBe(false);
    await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
    expect(onKey).not.toHaveBeenCalled();
  });
});
