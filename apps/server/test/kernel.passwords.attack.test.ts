import { describe, expect, it } from 'vitest';
import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { ownAccountDeskCalls } from '@quayside/contract/staff/own-account.desk-calls';
import { subAccountsCalls } from '@quayside/contract/sub-accounts/sub-accounts.calls';
import { guessablePassword } from '#server/kernel/guessable-password.ts';
import { PASSWORD } from './kit/factories.ts';
import { testApp } from './kit/test-app.ts';

const { make, send } = await testApp();
const codes = (password: string, email = 'mei.lin@shop.test') => guessablePassword('password', password, email).map(({ code }) => code);
const change = (new_pwd: string) => ({ current_pwd: PASSWORD, new_pwd, confirm_new_pwd: new_pwd });

describe('D-110 a new password', () => {
  it('is none of the 10,000 commonest, in any case of letters', () => {
    expect(['password1', 'PassWord1', 'abc12345', 'qwerty123', 'Quay-side-77'].map((password) => codes(password))).toEqual([
      ['accounts.common_password'],
      ['accounts.common_password'],
      ['accounts.common_password'],
      ['accounts.common_password'],
      [],
    ]);
  });

  it('does not contain the name of its own email; a name of two letters says nothing', () => {
    expect(codes('my-Mei.Lin-99')).toEqual(['accounts.password_with_name']);
    expect(codes('mei-is-here-99')).toEqual([]);
    expect(codes('an-ordinary-1', 'an@shop.test')).toEqual([]);
  });

  it('is refused at its field when it is changed, together with a wrong current one', async () => {
    const { token } = await make.aMerchant();
    const wrong = { ...change('password1'), current_pwd: 'nope' };
    expect((await send(accountsCalls.updatePassword, wrong, token)).content).toMatchObject({
      fields: [
        { path: 'current_pwd', code: 'accounts.wrong_password' },
        { path: 'new_pwd', code: 'accounts.common_password' },
      ],
    });
    expect((await send(accountsCalls.updatePassword, change('Quay-side-77'), token)).error_code).toBe(0);
  });

  it('of a sub-account is held to the same rule', async () => {
    const { token } = await make.aMerchant();
    const clerk = {
      account_type: 'internal',
      firstname: 'A',
      lastname: 'B',
      email: 'packer@shop.test',
      permissions: [],
      skus: [],
    } as const;
    const save = (password: string) =>
      send(subAccountsCalls.save, { ...clerk, permissions: [], skus: [], password, confirm_password: password }, token);
    expect((await save('qwerty123')).content).toMatchObject({ fields: [{ path: 'password', code: 'accounts.common_password' }] });
    expect((await save('Packer-2026')).content).toMatchObject({ fields: [{ path: 'password', code: 'accounts.password_with_name' }] });
    expect((await save('Boxes-2026')).error_code).toBe(0);
  });

  it('of staff has at least twelve characters', async () => {
    const { token } = await make.aStaff();
    const update = (password: string) => send(ownAccountDeskCalls.updatePassword, change(password), token);
    expect((await update('Quayside-77')).content).toMatchObject({ fields: [{ path: 'new_pwd', code: 'staff.weak_password' }] });
    expect((await update('Quay-side-77')).error_code).toBe(0);
  });
});
