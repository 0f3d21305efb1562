import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { ListPage } from '@quayside/ui/list/list-page';
import { useTranslation } from 'react-i18next';
import { useBoxColumns } from './box-columns.tsx';

/** The boxes of one appointment, as a part of its page. */
export function InboundBoxes({ inbound_id }: { inbound_id: number }) {
  const { t } = useTranslation('inbound');
  return (
    <ListPage
      call={inboundCalls.boxes}
      rowKey="mark"
      title={t('boxes_title')}
      fixed={{ inbound_id }}
      columns={useBoxColumns('one')}
      empty={{ title: t('boxes_empty') }}
    />
  );
}
