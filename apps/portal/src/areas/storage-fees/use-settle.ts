import { storageFeesCalls } from '@quayside/contract/storage-fees/storage-fees.calls';
import type { StorageBillRow } from '@quayside/contract/storage-fees/storage-fees.schemas';
import { walletsCalls } from '@quayside/contract/wallets/wallets.calls';
import { money, moneyText, parseMoney, sum, type Money } from '@quayside/domain/kernel/money';
import { useCan, useClient } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useWrite } from '@quayside/ui/kernel/query';
import { amountText } from '@quayside/ui/kernel/values';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useShortBalance } from '#portal/kernel/use-short-balance.tsx';

const touched = ['storage-fees', 'wallets', 'transactions'] as const;

/** Confirms, then debits the bill's net amount from the balance. */
export function useSettle(): (bill: StorageBillRow) => void {
  const { t } = useTranslation(['storage-fees', 'kernel']);
  const { modal, message } = App.useApp();
  const settle = useWrite(storageFeesCalls.settle, touched, { silent: true });
  const showRefusal = useShortBalance();
  return ({ bill_id, bill_no, net }) => {
    modal.confirm({
      title: t('settle_title', { bill_no }),
      content: t('settle_text', { amount: amountText(net, 'USD', currentLanguage()) ?? net }),
      okText: t('settle'),
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () =>
        settle
          .mutateAsync({ bill_id })
          .then(() => void message.success(t('settled_done', { bill_no })))
          .catch(showRefusal),
    });
  };
}

/** Shows what it costs, then settles bills one by one, oldest first, and stops when the balance is not enough. */
export function useSettleMany(): (bills: readonly StorageBillRow[]) => Promise<void> {
  const { t } = useTranslation(['storage-fees', 'kernel']);
  const { message, modal } = App.useApp();
  const settle = useWrite(storageFeesCalls.settle, touched, { silent: true });
  const showRefusal = useShortBalance();
  const costOf = useCost();
  const settleAll = async (bills: readonly StorageBillRow[]) => {
    let count = 0;
    try {
      for (const { bill_id } of bills) {
        // oxlint-disable-next-line no-await-in-loop -- each may use up what the next would need
        await settle.mutateAsync({ bill_id });
        count++;
      }
    } catch (error) {
      showRefusal(error);
    }
    if (count > 0) void message.success(t('settled_many', { count }));
  };
  return async (bills) => {
    const open = bills.filter(({ settled }) => settled === 0).toSorted((a, b) => a.day.localeCompare(b.day));
    if (open.length === 0) return void message.info(t('none_open'));
    const content = await costOf(open);
    await new Promise<void>((resolve, reject) => {
      modal.confirm({
        title: t('settle_many_title', { count: open.length }),
        content,
        okText: t('settle'),
        cancelText: t('actions.cancel', { ns: 'kernel' }),
        onOk: () => settleAll(open).then(resolve),
        // A rejected action keeps the selection.
        onCancel: () => reject(new Error('cancelled')),
      });
    });
  };
}

/** The sum of the bills, and the balance after them where the user may see it. */
function useCost(): (bills: readonly StorageBillRow[]) => Promise<string> {
  const { t } = useTranslation('storage-fees');
  const client = useClient();
  const canSee = useCan('wallets.read');
  const shown = (value: Money) => amountText(moneyText(value), 'USD', currentLanguage()) ?? moneyText(value);
  return async (bills) => {
    const total = sum(
      bills.flatMap(({ net }) => parseMoney(net, 'USD') ?? []),
      'USD',
    );
    const wallet = canSee ? await client.send(walletsCalls.balance, {}).catch(() => null) : null;
    const balance = wallet && parseMoney(wallet.balance, 'USD');
    const text = t('settle_many_text', { count: bills.length, amount: shown(total) });
    return balance ? `${text} ${t('settle_many_after', { balance: shown(money(balance.minor - total.minor, 'USD')) })}` : text;
  };
}
