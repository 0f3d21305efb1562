import { verificationDeskCalls as calls } from '@quayside/contract/verification/verification.desk-calls';
import type { CleanOrders } from '@quayside/contract/verification/verification.schemas';
import { readOrderKey } from '@quayside/domain/verification/verification-rules';
import { MoneyText } from '@quayside/ui/display/money-text';
import { ErrorState } from '@quayside/ui/feedback/states';
import { Facts } from '@quayside/ui/detail/facts';
import { useRead, useRefresh, useWrite } from '@quayside/ui/kernel/query';
import { App, Modal, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import type { VerificationWork } from './use-verification-work.ts';

type DialogProps = { of: VerificationWork; onApproved: (keys: readonly string[]) => void; onClose: () => void };

/** Approves every order without a fail or a warning; shows first how many, what they hold, and why the others stay. */
export function CleanDialog({ of, onApproved, onClose }: DialogProps) {
  const { t } = useTranslation(['desk-verification', 'kernel']);
  const read = useRead(calls.deskClean, {}, { silent: true, staleMs: 0 });
  const { approve, isSaving } = useApproveClean(of, onApproved, onClose);
  const clean = read.isFetching ? undefined : read.data;
  const count = clean?.keys.length ?? 0;
  return (
    <Modal
      open
      title={clean ? t('clean_title', { count }) : t('approve')}
      okText={t('approve_count', { count })}
      okButtonProps={{ disabled: count === 0, autoFocus: true }}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={isSaving}
      onCancel={onClose}
      onOk={() => void (clean && approve(clean.keys))}
    >
      {read.isFetching && <Skeleton active />}
      {read.isError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {clean && <CleanFacts clean={clean} />}
    </Modal>
  );
}

function CleanFacts({ clean: { keys, units, held, stay } }: { clean: CleanOrders }) {
  const { t } = useTranslation('desk-verification');
  const why = stay.map(({ check, orders }) => t('stay_one', { check: t(`check.${check}`), orders })).join(t('list_separator'));
  return (
    <div className="verify-dialog">
      <p>{keys.length === 0 ? t('clean_none') : t('clean_text')}</p>
      <Facts
        facts={[
          [t('orders'), keys.length],
          [t('units'), units],
          [t('held'), <MoneyText key="held" amount={held} currency="USD" />],
        ]}
      />
      {stay.length > 0 && <p className="verify-stay">{t('stay_because', { why })}</p>}
    </div>
  );
}

function useApproveClean(of: VerificationWork, onApproved: DialogProps['onApproved'], onDone: () => void) {
  const { t } = useTranslation('desk-verification');
  const { message } = App.useApp();
  const refresh = useRefresh();
  const write = useWrite(calls.deskApprove, []);
  const approve = async (keys: string[]) => {
    const { list } = await write.mutateAsync({ keys });
    const done = list.filter(({ refusal }) => refusal === null).map(({ item }) => String(item));
    of.settleMany(
      done.map((key) => readOrderKey(key).order_id),
      { kind: 'approved' },
    );
    if (done.length > 0) onApproved(done);
    for (const { item, refusal } of list) {
      const { order_id } = readOrderKey(String(item));
      const number = of.work.rows.get(order_id)?.order_no ?? String(item);
      if (refusal) void message.warning(t('clean_refused', { number, msg: refusal.msg }), 8);
    }
    refresh([calls.deskList, calls.deskGet, 'my-work']);
    onDone();
  };
  return { approve: (keys: string[]) => approve(keys).catch(() => undefined), isSaving: write.isPending };
}
