import type { Consumable } from '@quayside/contract/consumables/consumables.schemas';
import { MAX_CONSUMABLES } from '@quayside/domain/consumables/consumable-rules';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { localName } from '@quayside/ui/kernel/local-name';
import { MoneyText } from '@quayside/ui/display/money-text';
import { ErrorState } from '@quayside/ui/feedback/states';
import { App, Checkbox, Input, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChargeTag } from './charge-tag.tsx';
import type { Per } from './use-consumables.ts';

type Offered = { data: { list: Consumable[] } | undefined; isPending: boolean; error: unknown; refetch: () => unknown };
type PickerProps = {
  per: Per;
  open: boolean;
  offered: Offered;
  chosen: readonly number[];
  onTake: (ids: readonly number[]) => void;
  onClose: () => void;
};

/** Packaging picker: the company's and the merchant's own. Chargeable ones need a confirmation (CONS-05). */
export function ConsumablePicker({ per, open, offered, chosen, onTake, onClose }: PickerProps) {
  const { t } = useTranslation(['consumables', 'kernel']);
  const [marked, setMarked] = useState<readonly number[] | null>(null);
  const askForCharges = useChargeTip(per);
  const list = offered.data?.list ?? [];
  const picked = marked ?? chosen;
  const close = () => {
    setMarked(null);
    onClose();
  };
  const take = () => {
    const charged = list.filter((one) => one.chargeable === 1 && picked.includes(one.consumable_id) && !chosen.includes(one.consumable_id));
    askForCharges(charged, () => {
      onTake(picked);
      close();
    });
  };
  return (
    <Modal
      open={open}
      title={t('dialog_title')}
      width={640}
      okText={t('take')}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      onOk={take}
      onCancel={close}
      destroyOnHidden
    >
      {offered.isPending && <Skeleton active />}
      {!offered.isPending && !offered.data && (
        <ErrorState error={offered.error} title={t('load_failed')} onRetry={() => void offered.refetch()} />
      )}
      {offered.data && <Offer list={list} picked={picked} onPick={setMarked} />}
    </Modal>
  );
}

type OfferProps = { list: readonly Consumable[]; picked: readonly number[]; onPick: (ids: readonly number[]) => void };

function Offer({ list, picked, onPick }: OfferProps) {
  const { t } = useTranslation('consumables');
  const [searchText, setSearchText] = useState('');
  const needle = searchText.trim().toLowerCase();
  const shown = list.filter((one) => [one.name_en, one.name_cn, one.specification].some((text) => text.toLowerCase().includes(needle)));
  if (list.length === 0) return <p className="quiet">{t('empty')}</p>;
  const toggle = (id: number, isOn: boolean) => onPick(isOn ? [...picked, id] : picked.filter((other) => other !== id));
  return (
    <div className="dialog-stack">
      <Input
        aria-label={t('search')}
        placeholder={t('search')}
        allowClear
        value={searchText}
        onChange={(event) => setSearchText(event.target.value)}
      />
      {shown.length === 0 && <p className="quiet">{t('no_match')}</p>}
      <ul className="line-list consumable-offer">
        {shown.map((one) => {
          const isPicked = picked.includes(one.consumable_id);
          return (
            <li key={one.consumable_id}>
              <Checkbox
                checked={isPicked}
                disabled={!isPicked && picked.length >= MAX_CONSUMABLES}
                onChange={(event) => toggle(one.consumable_id, event.target.checked)}
              >
                <span className="thing">
                  <AuthImage path={one.image_url} alt="" />
                  <span className="line-main">
                    {localName(one)}
                    <span className="line-note">
                      {notesOf(one, t('weight_text', { weight: one.weight_g }), t(`scope_text.${one.scope}`))}
                    </span>
                  </span>
                </span>
              </Checkbox>
              <span className="line-side">
                <MoneyText amount={one.unit_price} currency="USD" />
                <ChargeTag consumable={one} />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function notesOf({ specification }: Consumable, weight: string, scope: string): string {
  return [specification, weight, scope].filter((note) => note !== '').join(' · ');
}

function useChargeTip(per: Per): (charged: readonly Consumable[], go: () => void) => void {
  const { t } = useTranslation(['consumables', 'kernel']);
  const { modal } = App.useApp();
  return (charged, go) => {
    if (charged.length === 0) return go();
    modal.confirm({
      title: t('confirm_title'),
      content: t(`confirm_text.${per}`, { names: charged.map(localName).join(', ') }),
      okText: t('confirm_ok'),
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: go,
    });
  };
}
