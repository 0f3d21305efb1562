import { inboundPaths } from '@quayside/contract/inbound/inbound.paths';
import type { InboundDetail } from '@quayside/contract/inbound/inbound.schemas';
import { useCan } from '@quayside/ui/kernel/context';
import { useLeaveFor } from '@quayside/ui/kernel/use-leave-for';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SplitDialog } from '../split-dialog.tsx';
import { useCopyInbound, useInboundMoves, useSubmitStored, useWhyNot } from '../use-inbound-moves.tsx';

type ActionProps = { inbound: InboundDetail };

/** What this person can do now, by status. */
export function DetailActions({ inbound }: ActionProps) {
  const canEdit = useCan('inbound.edit');
  const canPack = useCan('inbound.pack');
  if (canEdit) return <EditorActions inbound={inbound} />;
  return canPack ? <PackButton inbound={inbound} /> : null;
}

function PackButton({ inbound }: ActionProps) {
  const { t } = useTranslation('inbound');
  const navigate = useNavigate();
  const whyNot = useWhyNot();
  return (
    <Button type="primary" {...greyed(whyNot('edit', inbound))} onClick={() => navigate(inboundPaths.edit(inbound.inbound_id))}>
      {t('pack')}
    </Button>
  );
}

function EditorActions({ inbound }: ActionProps) {
  const { t } = useTranslation('inbound');
  const navigate = useNavigate();
  const leaveFor = useLeaveFor();
  const whyNot = useWhyNot();
  const copy = useCopyInbound();
  const submit = useSubmitStored();
  const [isSplitting, setSplitting] = useState(false);
  // A withdrawn appointment can still be shown; a deleted one cannot.
  const move = useInboundMoves((what) => what === 'delete' && leaveFor(inboundPaths.list));
  const isOpen = whyNot('edit', inbound) === null;
  return (
    <>
      {isOpen && (
        <Button danger onClick={() => move('delete', [inbound])}>
          {t('delete')}
        </Button>
      )}
      {isOpen && inbound.box_quantity > 1 && <Button onClick={() => setSplitting(true)}>{t('split')}</Button>}
      {inbound.bill_status !== 'voided' && inbound.bill_status !== 'withdrawn' && (
        <Button {...greyed(whyNot('withdraw', inbound))} onClick={() => move('withdraw', [inbound])}>
          {t('withdraw')}
        </Button>
      )}
      <Button onClick={() => copy(inbound)}>{t('copy')}</Button>
      {isOpen && <Button onClick={() => submit(inbound)}>{t('submit')}</Button>}
      {whyNot('shipping', inbound) === null && (
        <Button type="primary" onClick={() => navigate(inboundPaths.edit(inbound.inbound_id))}>
          {t('edit')}
        </Button>
      )}
      <SplitDialog inbound={isSplitting ? inbound : null} onClose={() => setSplitting(false)} />
    </>
  );
}

function greyed(why: string | null) {
  return why === null ? {} : { disabled: true, title: why };
}
