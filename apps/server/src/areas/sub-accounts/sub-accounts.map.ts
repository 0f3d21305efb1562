import type { z } from 'zod';
import { isGrantable, mainPermissions, needsOf } from '@quayside/contract/kernel/permissions';
import type { PermissionGroup, SubAccountRow } from '@quayside/contract/sub-accounts/sub-accounts.schemas';
import { subAccountTypes } from '@quayside/domain/sub-accounts/sub-account-rules';
import { text } from '@quayside/i18n/texts';
import type * as queries from './sub-accounts.queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof queries.subAccount>>>;

export function subAccountRow({ account_id, account_type, ...row }: Row): z.input<typeof SubAccountRow> {
  if (account_type === 'main') throw new Error('a main account is no sub-account');
  return { ...row, account_type, sub_account_id: account_id };
}

/** The permissions sub-accounts can have, by area. Those of the main account only are left out. */
export function permissionTree(): PermissionGroup[] {
  const given = mainPermissions.flatMap((name) => {
    const grantable = subAccountTypes.filter((type) => isGrantable(name, type));
    return grantable.length === 0 ? [] : [{ name, ...titles(name), grantable, needs: [...needsOf(name)] }];
  });
  const areas = [...new Set(given.map(({ name }) => areaOf(name)))];
  return areas.map((area) => ({ area, ...titles(area), permissions: given.filter(({ name }) => areaOf(name) === area) }));
}

type Titled = Parameters<typeof text<'permissions'>>[2];

function areaOf(name: string): Titled {
  return name.slice(0, name.indexOf('.')) as Titled; // the texts' type covers every permission and its area
}

function titles(key: Titled) {
  return { title_cn: text('zh_CN', 'permissions', key), title_en: text('en', 'permissions', key) };
}
