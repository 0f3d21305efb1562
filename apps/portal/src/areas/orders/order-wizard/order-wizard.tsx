import type { LikeOrder, OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { OrderInput } from '@quayside/contract/orders/orders.schemas';
import { useFormDraft, type FormDraft } from '@quayside/ui/form/form-draft';
import { Wizard } from '@quayside/ui/wizard/wizard';
import { Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#portal/kernel/things.css';
import '../orders.css';
import './order-wizard.css';
import { GoodsStep } from './goods-step.tsx';
import { stepFields, valuesOf, type OrderValues } from './order-fields.ts';
import { byProduct, goodsOf, OrderWorkContext, withoutStock, type Goods } from './order-work.ts';
import { RecipientStep } from './recipient-step.tsx';
import { useDuplicateCheck } from './use-duplicate-check.ts';
import { useSaveOrder, type SaveOptions } from './use-save-order.ts';

const nobody: readonly LikeOrder[] = [];

type WizardProps = Omit<SaveOptions, 'opened'> & { order: OrderDetail | null };
/** The product data beside the form, so that a continued draft shows its lines at once. */
type OrderDraft = { entered: Partial<OrderValues>; goods: readonly Goods[] };

/** Filled once: a later fetch never overwrites what the user is typing. */
export function OrderWizard({ order, ...rest }: WizardProps) {
  // The timestamp must belong to the data the wizard was filled with.
  const [opened] = useState(order);
  const initial = { entered: valuesOf(opened), goods: goodsOf(opened) };
  const draft = useFormDraft<OrderDraft>('order', opened === null ? 'new' : String(opened.order_id), initial, opened?.updated_at ?? null);
  return (
    <>
      {draft.notice}
      <OrderSteps key={draft.key} opened={opened} draft={draft} {...rest} />
    </>
  );
}

type StepsProps = SaveOptions & { draft: FormDraft<OrderDraft> };

/** Recipient, then items. */
function OrderSteps({ opened, draft, onSaved, onReload }: StepsProps) {
  const { t } = useTranslation('orders');
  const [form] = Form.useForm<OrderValues>();
  const [goods, setGoods] = useState(() => byProduct(draft.values.goods));
  const [alike, setAlike] = useState(nobody);
  const saved = (order: OrderDetail) => {
    draft.drop();
    onSaved(order);
  };
  const { save, touch: markChanged } = useSaveOrder({ opened, onSaved: saved, onReload });
  const check = useDuplicateCheck(opened, setAlike);
  const latest = useRef(goods);
  // A draft is read when it is saved, after the render that remembered the product of a new line.
  useEffect(() => {
    latest.current = goods;
  }, [goods]);
  const touch = () => {
    markChanged();
    draft.keep(() => ({ entered: form.getFieldsValue(true) as OrderValues, goods: withoutStock(latest.current.values()) })); // the form's fields
  };
  const remember = (one: Goods) => setGoods((known) => new Map(known).set(one.product_id, one));
  return (
    <OrderWorkContext value={{ opened, goods, remember, alike, setAlike, touch }}>
      <Wizard
        form={form}
        schema={OrderInput}
        draft={draft.values.entered}
        steps={[
          { key: 'recipient', title: t('step.recipient'), fields: stepFields.recipient, Body: RecipientStep },
          { key: 'goods', title: t('step.goods'), fields: stepFields.goods, Body: GoodsStep },
        ]}
        // The order is saved when it is complete; until then it is a draft. Only its number is checked on the way.
        onSave={(step, values) => (step === 'recipient' ? check.orRefuse(values) : Promise.resolve())}
        onTouched={touch}
        onFinish={save}
        finishLabel={t('save')}
      />
    </OrderWorkContext>
  );
}
