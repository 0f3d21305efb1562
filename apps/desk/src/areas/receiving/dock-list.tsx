import type { DockBlock, DockSlot } from '@quayside/contract/receiving/receiving.schemas';
import { periodHours } from '@quayside/domain/inbound/inbound-rules';
import { StateTag } from '@quayside/ui/display/state-tag';
import { DayText } from '@quayside/ui/display/time-text';
import { localName } from '@quayside/ui/kernel/local-name';
import { Button, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { hiddenIn } from './dock-days.ts';

type Row = { slot: DockSlot; block: DockBlock };
type ListProps = { slots: readonly DockSlot[]; onBlock: (block: DockBlock, slot: DockSlot) => void };
const tones = { arrived: 'good', confirmed: 'active', to_audit: 'waiting', late: 'bad' } as const;

/** The same days as a list, earliest first. */
export function DockList({ slots, onBlock }: ListProps) {
  const { t } = useTranslation('desk-receiving');
  const rows = slots
    .flatMap((slot) => slot.blocks.map((block): Row => ({ slot, block })))
    .sort((a, b) => a.slot.day.localeCompare(b.slot.day) || b.slot.period.localeCompare(a.slot.period));
  const hidden = slots.reduce((sum, slot) => sum + hiddenIn(slot), 0);
  return (
    <Table<Row>
      size="small"
      pagination={false}
      {...(hidden > 0 && { footer: () => t('calendar.more', { count: hidden }) })}
      scroll={{ x: 'max-content' }}
      rowKey={({ block }) => `${block.customer_id} ${block.inbound_id}`}
      locale={{ emptyText: t('calendar.empty') }}
      dataSource={rows}
      columns={[
        {
          title: t('arrival'),
          key: 'day',
          render: (_: unknown, { slot }: Row) => (
            <>
              <DayText day={slot.day} /> {periodHours[slot.period]}
            </>
          ),
        },
        {
          title: t('warehouse'),
          key: 'warehouse',
          render: (_: unknown, { slot }: Row) => localName({ name_en: slot.warehouse_name_en, name_cn: slot.warehouse_name_cn }),
        },
        { title: t('customer'), key: 'customer', render: (_: unknown, { block }: Row) => <CustomerLink {...block} /> },
        {
          title: t('number'),
          key: 'number',
          render: (_: unknown, { slot, block }: Row) => (
            <Button type="link" onClick={() => onBlock(block, slot)}>
              {block.inbound_no}
            </Button>
          ),
        },
        { title: t('boxes'), key: 'boxes', align: 'end', render: (_: unknown, { block }: Row) => block.box_quantity },
        { title: t('volume'), key: 'volume', align: 'end', render: (_: unknown, { block }: Row) => block.volume_m3 },
        {
          title: t('stage'),
          key: 'state',
          render: (_: unknown, { block }: Row) => <StateTag tone={tones[block.state]}>{t(`calendar.states.${block.state}`)}</StateTag>,
        },
      ]}
    />
  );
}
