import { subAccountsCalls } from '@quayside/contract/sub-accounts/sub-accounts.calls';
import type { PermissionGroup } from '@quayside/contract/sub-accounts/sub-accounts.schemas';
import type { SubAccountType } from '@quayside/domain/sub-accounts/sub-account-rules';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { ErrorState } from '@quayside/ui/feedback/states';
import { Checkbox, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

type TreeProps = { type: SubAccountType; id?: string; value?: readonly string[]; onChange?: (value: string[]) => void };

const none: readonly string[] = [];

/** The permissions this type of account may get, grouped like the menu (D-65). */
export function PermissionTree({ type, id, value = none, onChange }: TreeProps) {
  const { t } = useTranslation('sub-accounts');
  const tree = useRead(subAccountsCalls.permissionTree, {}, { silent: true, staleMs: 300_000 });
  if (tree.isPending) return <Skeleton active paragraph={{ rows: 4 }} />;
  if (!tree.data) return <ErrorState error={tree.error} onRetry={() => void tree.refetch()} />;
  const groups = grantable(tree.data.list, type);
  const offered = groups.flatMap((group) => group.permissions);
  const names = offered.map(({ name }) => name);
  // Permissions of the previous account type are removed with the next change.
  const given = value.filter((name) => names.includes(name));
  const give = (some: readonly string[], on: boolean) => onChange?.(on ? added(offered, given, some) : taken(offered, given, some));
  return (
    <fieldset id={id} className="permission-field" aria-label={t('permissions')}>
      <Checkbox
        checked={names.length > 0 && given.length === names.length}
        indeterminate={given.length > 0 && given.length < names.length}
        onChange={(event) => give(names, event.target.checked)}
      >
        {t('select_all')}
      </Checkbox>
      <ul className="permission-tree">
        {groups.map((group) => (
          <Group key={group.area} group={group} given={given} onGive={give} />
        ))}
      </ul>
    </fieldset>
  );
}

type GroupProps = { group: PermissionGroup; given: readonly string[]; onGive: (some: readonly string[], on: boolean) => void };

function Group({ group, given, onGive }: GroupProps) {
  const names = group.permissions.map(({ name }) => name);
  const count = names.filter((name) => given.includes(name)).length;
  return (
    <li>
      <Checkbox
        checked={count === names.length}
        indeterminate={count > 0 && count < names.length}
        onChange={(event) => onGive(names, event.target.checked)}
      >
        {titleOf(group)}
      </Checkbox>
      <div className="permission-items">
        {group.permissions.map((one) => (
          <Checkbox key={one.name} checked={given.includes(one.name)} onChange={(event) => onGive([one.name], event.target.checked)}>
            {titleOf(one)}
          </Checkbox>
        ))}
      </div>
    </li>
  );
}

type Offered = readonly PermissionGroup['permissions'][number][];

/** Adds the permissions they need. */
function added(offered: Offered, given: readonly string[], some: readonly string[]): string[] {
  const needed = offered.filter(({ name }) => some.includes(name)).flatMap(({ needs }) => needs);
  return [...new Set([...given, ...some, ...needed])];
}

/** Removes the permissions that need them. */
function taken(offered: Offered, given: readonly string[], some: readonly string[]): string[] {
  const stays = offered.filter(({ name, needs }) => ![name, ...needs].some((one) => some.includes(one)));
  return stays.map(({ name }) => name).filter((name) => given.includes(name));
}

function titleOf({ title_cn, title_en }: { title_cn: string; title_en: string }): string {
  return currentLanguage() === 'en' ? title_en : title_cn;
}

function grantable(groups: readonly PermissionGroup[], type: SubAccountType): PermissionGroup[] {
  return groups
    .map((group) => ({ ...group, permissions: group.permissions.filter((one) => one.grantable.includes(type)) }))
    .filter((group) => group.permissions.length > 0);
}
