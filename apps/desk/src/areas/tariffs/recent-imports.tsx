import { tariffsDeskCalls } from '@quayside/contract/tariffs/tariffs.desk-calls';
import { deskTariffPaths } from '@quayside/contract/tariffs/tariffs.paths';
import { TimeText } from '@quayside/ui/display/time-text';
import { useRead } from '@quayside/ui/kernel/query';
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ImportTag } from './tariff-tags.tsx';

export function RecentImports() {
  const { t } = useTranslation('desk-tariffs');
  const { data, isPending } = useRead(tariffsDeskCalls.deskImports, { limit: 20 }, { silent: true });
  return (
    <section className="panel" aria-labelledby="tariff-imports">
      <div className="panel-head">
        <h2 id="tariff-imports">{t('recent')}</h2>
      </div>
      {data?.list.length === 0 ? (
        <p className="panel-body">{t('no_imports')}</p>
      ) : (
        <Table
          size="small"
          rowKey="import_id"
          loading={isPending}
          pagination={false}
          scroll={{ x: 'max-content' }}
          dataSource={data?.list ?? []}
          columns={[
            {
              key: 'file',
              title: t('file'),
              render: (_, { import_id, file_name }) => <Link to={deskTariffPaths.imported(import_id)}>{file_name}</Link>,
            },
            { key: 'state', title: t('state'), render: (_, { state }) => <ImportTag state={state} /> },
            { key: 'rows', title: t('rows'), align: 'end', dataIndex: 'row_count' },
            { key: 'faults', title: t('faults'), align: 'end', dataIndex: 'fault_count' },
            { key: 'by', title: t('created_by'), dataIndex: 'created_by' },
            { key: 'at', title: t('created_at'), render: (_, { created_at }) => <TimeText at={created_at} /> },
          ]}
        />
      )}
    </section>
  );
}
