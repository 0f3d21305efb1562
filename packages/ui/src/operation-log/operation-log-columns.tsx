import type { OperationLogRow } from '@quayside/contract/operation-log/operation-log.schemas';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { actionsColumn } from '../list/actions-column.tsx';
import { Copyable } from '../display/copyable.tsx';
import { currentLanguage } from '../kernel/i18n.ts';
import type { ListColumn, SelectOption } from '../list/list-types.ts';
import { EMPTY } from '../kernel/values.ts';
import { OutcomeTag } from './outcome-tag.tsx';
import { StateTag } from '../display/state-tag.tsx';
import { TimeText } from '../display/time-text.tsx';

/** The operation in the reader's language: the log stores both. */
export function operationOf(row: OperationLogRow): string {
  return currentLanguage() === 'en' ? row.operation_function_en : row.operation_function_cn;
}

/** The log's columns, for the merchant and for staff. The other fields of LOG-01 are in the drawer. */
export function useOperationLogColumns(onView: (row: OperationLogRow) => void, withCustomer: boolean): ListColumn<OperationLogRow>[] {
  const { t } = useTranslation(['operation-log', 'kernel']);
  const customer: ListColumn<OperationLogRow> = {
    key: 'customer_id',
    title: t('customer_id'),
    width: 130,
    render: (row) => <Copyable value={row.customer_id} />,
    hidden: !withCustomer,
  };
  return [
    {
      key: 'operation_time',
      title: t('operation_time'),
      width: 190,
      sortable: 'log_id',
      render: (row) => <TimeText at={row.operation_time} seconds />,
    },
    { key: 'operation', title: t('operation'), width: 240, render: operationOf },
    { key: 'outcome', title: t('outcome'), width: 120, render: (row) => <OutcomeTag outcome={row.outcome} />, ellipsis: false },
    customer,
    { key: 'operator', title: t('operator'), width: 180, render: (row) => <Operator row={row} /> },
    { key: 'account', title: t('account'), width: 240 },
    { key: 'actor_kind', title: t('account_type'), width: 170, render: (row) => row.actor_kind && t(`actor.${row.actor_kind}`) },
    { key: 'is_main_account', title: t('marker_title'), width: 150, ellipsis: false, render: (row) => <Marker row={row} /> },
    { key: 'menu', title: t('menu'), width: 160 },
    { key: 'ip', title: t('ip'), width: 150 },
    { key: 'duration_ms', title: t('duration'), width: 100, align: 'end', render: (row) => t('duration_ms', { ms: row.duration_ms }) },
    { key: 'log_id', title: t('log_id'), width: 100, hidden: true },
    { key: 'request_method', title: t('request_method'), width: 130, hidden: true },
    { key: 'call_method', title: t('call_method'), width: 220, hidden: true },
    { key: 'request_address', title: t('request_address'), width: 320, hidden: true },
    {
      ...actionsColumn(),
      width: 90,
      render: (row) => (
        <Button type="link" size="small" className="cell-link" onClick={() => onView(row)}>
          {t('actions.view', { ns: 'kernel' })}
        </Button>
      ),
    },
  ];
}

/** Staff with the role they had: a merchant sees which part of the provider acted. */
function Operator({ row }: { row: OperationLogRow }) {
  const { t } = useTranslation('sessions');
  return row.staff_role === null ? row.operator : `${row.operator} · ${t(`role.${row.staff_role}`)}`;
}

/** Whether the main account or one of its sub-accounts did it (LOG-03). */
function Marker({ row }: { row: OperationLogRow }) {
  const { t } = useTranslation('operation-log');
  if (row.is_main_account === null) return EMPTY;
  return row.is_main_account ? <StateTag tone="active">{t('marker.main')}</StateTag> : <StateTag tone="quiet">{t('marker.sub')}</StateTag>;
}

/** Every operation with a name, for the filter. */
export function useOperationOptions(isShown: (operation: string) => boolean): SelectOption[] {
  const { i18n } = useTranslation('operations');
  // A namespace is loaded as a whole: its keys are the operations.
  const names = i18n.getResourceBundle(i18n.language, 'operations') as Record<string, string>;
  const shown = Object.entries(names).filter(([operation]) => isShown(operation));
  return shown.map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label));
}

/** How an operation ended, for the filter. */
export function useOutcomeOptions(): SelectOption[] {
  const { t } = useTranslation('operation-log');
  return (['done', 'refused', 'failed'] as const).map((value) => ({ value, label: t(value) }));
}
