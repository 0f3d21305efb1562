import { inboundDeskCalls, type DeskInboundDetail } from '@quayside/contract/inbound/inbound.desk-calls';
import { deskInboundPaths } from '@quayside/contract/inbound/inbound.paths';
import { receivingPaths } from '@quayside/contract/receiving/receiving.paths';
import { useClient, useCan } from '@quayside/ui/kernel/context';
import { useReviewKeys } from '@quayside/ui/kernel/use-review-keys';
import { KeyButton } from '@quayside/ui/review/key-button';
import '@quayside/ui/review/review.css';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useClaim } from '#desk/kernel/use-claim.ts';
import { CommentDialog } from './comment-dialog.tsx';
import { useConfirm } from './use-confirm.ts';

/** The audit by keyboard, and what staff may do later. */
export function AuditActions({ inbound }: { inbound: DeskInboundDetail }) {
  const { t } = useTranslation('desk-inbound');
  const canAudit = useCan('desk.inbound.audit');
  const [asked, ask] = useState<'reject' | 'void' | null>(null);
  const [isSaving, setSaving] = useState(false);
  const confirm = useConfirm();
  const next = useNext(inbound);
  const waits = inbound.bill_status === 'submitted';
  const others = useClaim('inbound.to_audit', waits && canAudit ? inbound.inbound_id : null);
  const pass = async () => {
    setSaving(true);
    try {
      await confirm([inbound]);
      await next();
    } finally {
      setSaving(false);
    }
  };
  useReviewKeys(
    waits && canAudit && asked === null && !isSaving ? { a: () => void pass(), x: () => ask('reject'), n: () => void next() } : {},
  );
  const receive = inbound.bill_status === 'confirmed' && <ReceiveLink inbound={inbound} />;
  if (!canAudit) return receive;
  const canVoid = inbound.bill_status === 'submitted' || (inbound.bill_status === 'confirmed' && inbound.stage !== 'inventory_completed');
  return (
    <>
      {receive}
      {others.length > 0 && <span className="quiet">{t('also_open', { names: others.map(({ name }) => name).join(', ') })}</span>}
      {canVoid && (
        <Button danger onClick={() => ask('void')}>
          {t('void')}
        </Button>
      )}
      {waits && <Decisions isSaving={isSaving} onNext={() => void next()} onReject={() => ask('reject')} onPass={() => void pass()} />}
      {asked && (
        <CommentDialog
          key={asked}
          inbound={inbound}
          does={asked}
          onClose={() => ask(null)}
          onDone={() => {
            ask(null);
            if (asked === 'reject') void next();
          }}
        />
      )}
    </>
  );
}

type DecisionProps = { isSaving: boolean; onNext: () => void; onReject: () => void; onPass: () => void };

function Decisions({ isSaving, onNext, onReject, onPass }: DecisionProps) {
  const { t } = useTranslation('desk-inbound');
  return (
    <>
      <KeyButton shortcut="N" onClick={onNext}>
        {t('next')}
      </KeyButton>
      <KeyButton shortcut="X" danger onClick={onReject}>
        {t('reject')}
      </KeyButton>
      <KeyButton shortcut="A" type="primary" loading={isSaving} onClick={onPass}>
        {t('pass')}
      </KeyButton>
    </>
  );
}

function ReceiveLink({ inbound: { customer_id, inbound_id } }: { inbound: DeskInboundDetail }) {
  const { t } = useTranslation('desk-inbound');
  const canReceive = useCan('desk.receiving.work');
  const navigate = useNavigate();
  if (!canReceive) return null;
  return (
    <Button type="primary" onClick={() => void navigate(receivingPaths.station(customer_id, inbound_id))}>
      {t('receive')}
    </Button>
  );
}

/** The one that has waited longest of the others. */
function useNext({ inbound_id }: DeskInboundDetail) {
  const { t } = useTranslation('desk-inbound');
  const { message } = App.useApp();
  const client = useClient();
  const navigate = useNavigate();
  return async () => {
    const input = { bill_status: 'submitted', sort: 'submitted_at', order: 'asc', limit: 10 } as const;
    const { list } = await client.send(inboundDeskCalls.deskList, input);
    const other = list.find((one) => one.inbound_id !== inbound_id);
    if (other) void navigate(deskInboundPaths.detail(other.customer_id, other.inbound_id), { replace: true });
    else void message.info(t('no_more'));
  };
}
