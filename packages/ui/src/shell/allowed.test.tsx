import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Allowed } from './allowed.tsx';
import { RolesContext, type Authorities } from '../kernel/context.ts';
import { mockServer, showPage } from '../testing.tsx';

const held = ['warning-emails.read', 'operation-log.read'];
const roles = ['internal'];

describe('SHELL-39 elements for those who may', () => {
  it.each<[Authorities, boolean]>([
    [{}, true],
    [{ all: ['warning-emails.read', 'operation-log.read'] }, true],
    [{ all: ['warning-emails.read', 'warning-emails.edit'] }, false],
    [{ any: ['warning-emails.edit', 'operation-log.read'] }, true],
    [{ any: ['warning-emails.edit', 'sub-accounts.manage'] }, false],
    [{ any: [] }, false],
    [{ allRoles: ['internal'] }, true],
    [{ allRoles: ['internal', 'main'] }, false],
    [{ anyRoles: ['main', 'internal'] }, true],
    [{ anyRoles: ['main', 'supplier'] }, false],
    [{ all: ['warning-emails.read'], anyRoles: ['main'] }, false],
  ])('%j: %s', async (wanted, isShown) => {
    mockServer(() => ({}));
    await showPage(
      <RolesContext value={roles}>
        <Allowed {...wanted}>{'secret'}</Allowed>
      </RolesContext>,
      { permissions: held },
    );
    expect(screen.queryByText('secret') !== null).toBe(isShown);
  });
});
