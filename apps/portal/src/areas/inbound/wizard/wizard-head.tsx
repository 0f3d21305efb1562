import { CloudOutlined } from '@ant-design/icons';
import { inboundPaths } from '@quayside/contract/inbound/inbound.paths';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { timeText } from '@quayside/ui/kernel/values';
import { PageHead } from '@quayside/ui/shell/page-head';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';
import { BillTag } from '../status-tags.tsx';
import type { InboundModel } from './use-inbound-model.ts';

type HeadProps = { model: InboundModel; title?: string; back?: string };
type ShownProps = Pick<InboundModel, 'opened' | 'busy'> & {
  warehouse_id: number | null;
  title: string | undefined;
  back: string | undefined;
};

/** The number, its status, and when the work was stored. */
export function WizardHead({ model: { opened, busy, work }, title, back }: HeadProps) {
  return <Shown opened={opened} busy={busy} warehouse_id={work.warehouse_id} title={title} back={back} />;
}

/** Only what it shows: the rest of the work changes with every keystroke. */
const Shown = memo(function Shown({ opened, busy, warehouse_id, title, back }: ShownProps) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const warehouse = useWarehouses().find(({ value }) => value === warehouse_id)?.label;
  const saved = opened === null ? t('not_saved') : t('saved_at', { time: timeText(opened.updated_at, currentLanguage()) });
  return (
    <PageHead
      title={opened?.inbound_no ?? title ?? t('new_title')}
      tab={opened?.inbound_no}
      back={back ?? (opened === null ? inboundPaths.list : inboundPaths.detail(opened.inbound_id))}
      status={
        <>
          {opened && <BillTag inbound={opened} />}
          <output className="quiet inbound-saved">
            <CloudOutlined aria-hidden /> {busy ? t('saving') : saved}
            {warehouse !== undefined && ` · ${warehouse}`}
          </output>
        </>
      }
    />
  );
});
