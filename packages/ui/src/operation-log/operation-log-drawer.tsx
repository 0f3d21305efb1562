import type { OperationLogRow } from '@quayside/contract/operation-log/operation-log.schemas';
import { Descriptions, Drawer, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { Copyable } from '../display/copyable.tsx';
import { MOBILE, useMedia } from '../kernel/media.ts';
import { EMPTY } from '../kernel/values.ts';
import { operationOf } from './operation-log-columns.tsx';
import { OutcomeTag } from './outcome-tag.tsx';
import { TimeText } from '../display/time-text.tsx';

/** One log entry with every field of LOG-01. */
export function OperationLogDrawer({ row, onClose }: { row: OperationLogRow | null; onClose: () => void }) {
  const { t } = useTranslation(['operation-log', 'sessions']);
  const mobile = useMedia(MOBILE);
  return (
    <Drawer size={mobile ? '100%' : 560} open={row !== null} onClose={onClose} title={row && t('detail', { log_id: row.log_id })}>
      {row && (
        <div className="drawer-sections">
          <Descriptions column={1} size="small" title={t('section_what')} items={whatHappened(row, t)} />
          {row.changes !== null && row.changes.length > 0 && <Changes changes={row.changes} />}
          <Descriptions column={1} size="small" title={t('section_request')} items={theRequest(row, t)} />
          <pre className="code-block">{prettyJson(row.request_parameters)}</pre>
        </div>
      )}
    </Drawer>
  );
}

type LogChanges = NonNullable<OperationLogRow['changes']>;

/** What the operation changed, field by field. */
function Changes({ changes }: { changes: LogChanges }) {
  const { t } = useTranslation('operation-log');
  const columns = (['field', 'before', 'after'] as const).map((key) => ({
    key,
    title: t(`change.${key}`),
    render: (one: LogChanges[number]) => (key === 'field' ? one.field : valueText(one[key])),
  }));
  return (
    <section>
      <h3 className="drawer-title">{t('section_changes')}</h3>
      <Table size="small" pagination={false} rowKey="field" columns={columns} dataSource={changes} />
    </section>
  );
}

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

type Translate = ReturnType<typeof useTranslation<['operation-log', 'sessions']>>['t'];

function whatHappened(row: OperationLogRow, t: Translate) {
  const kind = row.actor_kind === null ? EMPTY : t(`actor.${row.actor_kind}`);
  return [
    { key: 'operation', label: t('operation'), children: operationOf(row) },
    { key: 'outcome', label: t('outcome'), children: <OutcomeTag outcome={row.outcome} withReason /> },
    { key: 'operation_time', label: t('operation_time'), children: <TimeText at={row.operation_time} seconds /> },
    { key: 'duration_ms', label: t('duration'), children: t('duration_ms', { ms: row.duration_ms }) },
    { key: 'operator', label: t('operator'), children: row.operator || EMPTY },
    { key: 'account', label: t('account'), children: <Copyable value={row.account} /> },
    { key: 'account_type', label: t('account_type'), children: kind },
    { key: 'staff_role', label: t('role'), children: row.staff_role === null ? EMPTY : t(`role.${row.staff_role}`, { ns: 'sessions' }) },
    { key: 'customer_id', label: t('customer_id'), children: <Copyable value={row.customer_id} /> },
    { key: 'menu', label: t('menu'), children: row.menu || EMPTY },
    { key: 'ip', label: t('ip'), children: <Copyable value={row.ip} /> },
  ];
}

function theRequest(row: OperationLogRow, t: Translate) {
  return [
    { key: 'request_method', label: t('request_method'), children: row.request_method || EMPTY },
    { key: 'call_method', label: t('call_method'), children: row.call_method || EMPTY },
    { key: 'request_address', label: t('request_address'), children: <Copyable value={row.request_address} /> },
    { key: 'request_url', label: t('request_url'), children: <Copyable value={row.request_url} /> },
    { key: 'full_url', label: t('full_url'), children: <Copyable value={row.full_url} /> },
    { key: 'request_parameters', label: t('request_parameters'), children: null },
  ];
}

/** Parameters are stored as JSON; anything else is shown unchanged. */
function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text === '' ? EMPTY : text;
  }
}
