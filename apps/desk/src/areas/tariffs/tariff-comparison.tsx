import { tariffsDeskCalls } from '@quayside/contract/tariffs/tariffs.desk-calls';
import type { TariffComparison } from '@quayside/contract/tariffs/tariffs.schemas';
import { ErrorState, Loading } from '@quayside/ui/feedback/states';
import { useRead } from '@quayside/ui/kernel/query';
import { Table, Tag } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './tariffs.css';

type VersionProps = { version_id: number };
type Change = TariffComparison['changes'][number];

/** How many customers of each price group the version touches, and how typical parcels change for them. */
export function TariffEffects({ version_id }: VersionProps) {
  const { t } = useTranslation('desk-tariffs');
  const figures = ['customers', 'dearer', 'cheaper', 'same', 'added', 'removed'] as const;
  return (
    <Compared version_id={version_id}>
      {({ effects, partly_served }) => (
        <>
          <Table
            size="small"
            rowKey="group"
            pagination={false}
            dataSource={effects}
            columns={[
              { key: 'group', title: t('group'), dataIndex: 'group' },
              ...figures.map((key) => ({ key, title: t(key), dataIndex: key, align: 'end' as const })),
            ]}
          />
          {partly_served.length > 0 && (
            <p className="panel-body quiet" title={t('partly_hint')}>
              {t('partly', { list: partly_served.map(({ method, country }) => `${method} ${country}`).join(', ') })}
            </p>
          )}
        </>
      )}
    </Compared>
  );
}

/** Every row that differs: the new value, the old one struck through, and the change in percent. */
export function TariffChanges({ version_id }: VersionProps) {
  const { t } = useTranslation(['desk-tariffs', 'tariff-columns']);
  return (
    <Compared version_id={version_id}>
      {({ against, counts, changes }) => {
        const count = counts.reduce((sum, one) => sum + one.added + one.removed + one.changed, 0);
        return (
          <>
            <p className="panel-body quiet">
              {against && t('against', { name: against.name })}
              {changes.length < count && ` · ${t('shown_of', { shown: changes.length, count })}`}
            </p>
            {changes.length === 0 ? (
              <p className="panel-body quiet">{t('no_changes')}</p>
            ) : (
              <Table
                size="small"
                rowKey={({ sheet, key, change }) => `${sheet} ${key} ${change}`}
                pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
                dataSource={changes}
                columns={[
                  { key: 'sheet', title: t('sheet'), width: 140, render: (_, { sheet }) => t(`sheets.${sheet}`) },
                  { key: 'key', title: t('key'), width: 240, dataIndex: 'key' },
                  { key: 'change', title: t('change'), width: 110, render: (_, row) => <Tag>{t(`changes.${row.change}`)}</Tag> },
                  { key: 'cells', title: t('new'), render: (_, row) => <Cells row={row} /> },
                ]}
              />
            )}
          </>
        );
      }}
    </Compared>
  );
}

function Cells({ row: { cells } }: { row: Change }) {
  const { t } = useTranslation('tariff-columns');
  return (
    <ul className="tariff-cells">
      {cells.map((cell) => (
        <li key={cell.column}>
          <span className="quiet">{t(`title.${cell.column}` as never)}</span> {cell.new !== '' && <strong>{cell.new}</strong>}{' '}
          {cell.old !== '' && <del>{cell.old}</del>} {cell.percent !== null && <Percent value={cell.percent} />}
        </li>
      ))}
    </ul>
  );
}

function Percent({ value }: { value: string }) {
  return <span className={value.startsWith('-') ? 'tariff-cheaper' : 'tariff-dearer'}>{value} %</span>;
}

/** The typical parcels whose price changes. */
export function TariffParcels({ version_id }: VersionProps) {
  const { t } = useTranslation('desk-tariffs');
  const price = (value: string | null) => value ?? <span className="quiet">{t('not_offered')}</span>;
  return (
    <Compared version_id={version_id}>
      {({ parcels, parcel_count }) =>
        parcels.length === 0 ? (
          <p className="panel-body quiet">{t('no_parcels')}</p>
        ) : (
          <>
            {parcels.length < parcel_count && (
              <p className="panel-body quiet">{t('shown_of', { shown: parcels.length, count: parcel_count })}</p>
            )}
            <Table
              size="small"
              rowKey={({ group, country, weight_g, method }) => `${group} ${country} ${weight_g} ${method}`}
              pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
              dataSource={parcels}
              columns={[
                {
                  key: 'parcel',
                  title: t('parcel'),
                  render: (_, { weight_g, country }) => t('parcel_text', { weight: weight_g / 1000, country }),
                },
                { key: 'group', title: t('group'), dataIndex: 'group' },
                { key: 'method', title: t('method'), dataIndex: 'method' },
                { key: 'old', title: t('old'), align: 'end', render: (_, row) => price(row.old) },
                { key: 'new', title: t('new'), align: 'end', render: (_, row) => <strong>{price(row.new)}</strong> },
                {
                  key: 'percent',
                  title: t('percent'),
                  align: 'end',
                  render: (_, { percent }) => percent !== null && <Percent value={percent} />,
                },
              ]}
            />
          </>
        )
      }
    </Compared>
  );
}

/** The sections share one read. */
function Compared({ version_id, children }: VersionProps & { children: (comparison: TariffComparison) => ReactNode }) {
  const { t } = useTranslation('desk-tariffs');
  const read = useRead(tariffsDeskCalls.deskCompare, { version_id }, { silent: true });
  if (read.isLoadingError) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Loading />;
  if (read.data.against === null) return <p className="panel-body quiet">{t('no_base')}</p>;
  return children(read.data);
}
