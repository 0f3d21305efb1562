import type { LikeOrder, OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { OrderInput } from '@quayside/contract/orders/orders.schemas';
import { Wizard } from '@quayside/ui/wizard/wizard';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#portal/kernel/things.css';
import '../orders.css';
import './order-wizard.css';
import { GoodsStep } from './goods-step.tsx';
import { stepFields, valuesOf } from './order-fields.ts';
import { goodsOf, OrderWorkContext, type Goods } from './order-work.ts';
import { RecipientStep } from './recipient-step.tsx';
import { useDuplicateCheck } from './use-duplicate-check.ts';
import { useSaveOrder, type SaveOptions } from './use-save-order.ts';

const nobody: readonly LikeOrder[] = [];

/** Recipient, then items. Filled once: a later fetch never overwrites what the user is typing. */
export function OrderWizard({ order, onSaved, onReload }: Omit<SaveOptions, 'opened'> & { order: OrderDetail | null }) {
  const { t } = useTranslation('orders');
  // The timestamp must belong to the data the wizard was filled with.
  const [opened] = useState(order);
  const [goods, setGoods] = useState(() => goodsOf(opened));
  const [alike, setAlike] = useState(nobody);
  const { save, touch } = useSaveOrder({ opened, onSaved, onReload });
  const check = useDuplicateCheck(opened, setAlike);
  const work = useMemo(() => {
    const remember = (one: Goods) => setGoods((known) => new Map(known).set(one.product_id, one));
    return { opened, goods, remember, alike, setAlike, touch };
  }, [opened, goods, alike, touch]);
  return (
    <OrderWorkContext value={work}>
      <Wizard
        schema={OrderInput}
        draft={valuesOf(opened)}
        steps={[
          { key: 'recipient', title: t('step.recipient'), fields: stepFields.recipient, Body: RecipientStep },
          { key: 'goods', title: t('step.goods'), fields: stepFields.goods, Body: GoodsStep },
        ]}
        // Nothing is saved on the server before the order is complete: the form holds it. Only its number is checked on the way.
        onSave={(step, values) => (step === 'recipient' ? check.orRefuse(values) : Promise.resolve())}
        onTouched={touch}
        onFinish={save}
        finishLabel={t('save')}
      />
    </OrderWorkContext>
  );
}
