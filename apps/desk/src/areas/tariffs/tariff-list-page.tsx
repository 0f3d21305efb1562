import { ImportOutlined } from '@ant-design/icons';
import { tariffsDeskCalls } from '@quayside/contract/tariffs/tariffs.desk-calls';
import { deskTariffPaths } from '@quayside/contract/tariffs/tariffs.paths';
import { tariffStates } from '@quayside/domain/tariffs/tariff-rules';
import { TimeText } from '@quayside/ui/display/time-text';
import { EMPTY } from '@quayside/ui/kernel/values';
import { ListPage } from '@quayside/ui/list/list-page';
import { Allowed } from '@quayside/ui/shell/allowed';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TariffDays, TariffTag } from './tariff-tags.tsx';
import { DownloadVersion } from './tariff-actions.tsx';

/** All versions of the tariff, the latest days first. */
export function TariffListPage() {
  const { t } = useTranslation('desk-tariffs');
  return (
    <ListPage
      call={tariffsDeskCalls.deskList}
      rowKey="version_id"
      title={t('title')}
      purpose={t('purpose')}
      actions={
        <>
          <Link to={deskTariffPaths.parcel}>
            <Button>{t('test_parcel')}</Button>
          </Link>
          <Allowed all={['desk.tariffs.edit']}>
            <Link to={deskTariffPaths.import}>
              <Button type="primary" icon={<ImportOutlined aria-hidden />}>
                {t('import')}
              </Button>
            </Link>
          </Allowed>
        </>
      }
      filters={[
        {
          kind: 'select',
          name: 'state',
          label: t('state'),
          options: tariffStates.map((value) => ({ value, label: t(`states.${value}`) })),
        },
      ]}
      columns={[
        {
          key: 'name',
          title: t('name'),
          width: 200,
          pinned: 'start',
          render: ({ version_id, name }) => <Link to={deskTariffPaths.detail(version_id)}>{name}</Link>,
        },
        { key: 'first_day', title: t('days'), width: 230, sortable: true, render: (row) => <TariffDays {...row} /> },
        { key: 'state', title: t('state'), width: 170, card: 'tag', render: (row) => <TariffTag tariff={row} /> },
        { key: 'currency', title: t('currency'), width: 100 },
        { key: 'created_by', title: t('created_by'), width: 150, render: ({ created_by }) => created_by ?? EMPTY },
        { key: 'created_at', title: t('created_at'), width: 170, sortable: true, render: (row) => <TimeText at={row.created_at} /> },
        { key: 'published_by', title: t('published_by'), width: 150, render: ({ published_by }) => published_by ?? EMPTY },
        { key: 'published_at', title: t('published_at'), width: 170, render: (row) => <TimeText at={row.published_at} /> },
        { key: 'file_name', title: t('file'), width: 220 },
        { key: 'actions', title: '', width: 190, render: (row) => <DownloadVersion version_id={row.version_id} type="link" /> },
      ]}
      empty={{ title: t('empty_title'), hint: t('empty_hint') }}
    />
  );
}
