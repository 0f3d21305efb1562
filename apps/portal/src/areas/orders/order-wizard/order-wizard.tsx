import type { LikeOrder, OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { useFormDraft, type FormDraft } from '@quayside/ui/form/form-draft';
import { Wizard } from '@quayside/ui/wizard/wizard';
import { Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#portal/kernel/things.css';
import { SubmitResult } from '../submit/submit-result.tsx';
import '../orders.css';
import './order-wizard.css';
import { ErrorNote } from './error-note.tsx';
import { GoodsStep } from './goods-step.tsx';
import { LogisticsStep } from '../logistics/logistics-step.tsx';
import { copyOf, stepFields, valuesOf, WizardInput, type OrderValues } from './order-fields.ts';
import { byProduct, goodsOf, OrderWorkContext, withoutStock, type Goods } from './order-work.ts';
import { RecipientStep } from './recipient-step.tsx';
import { useDropLogistics } from '../logistics/use-drop-logistics.ts';
import { useDuplicateCheck } from './use-duplicate-check.ts';
import { useFieldParam } from './use-field-param.ts';
import { useFinishOrder } from './use-finish-order.ts';

const nobody: readonly LikeOrder[] = [];

type WizardProps = {
  order: OrderDetail | null;
  /** A new order starts with the content of this one. */
  copied?: OrderDetail | null;
  firstStep?: string;
  /** Leaves the wizard: the order is saved, and submitted if that was asked for. */
  onDone: (order: OrderDetail) => void;
  onReload: () => void;
};
/** The product data beside the form, so that a continued draft shows its lines at once. */
type OrderDraft = { entered: Partial<OrderValues>; goods: readonly Goods[]; isDropped?: boolean };

/** Filled once: a later fetch never overwrites what the user is typing. */
export function OrderWizard({ order, copied = null, ...rest }: WizardProps) {
  // The timestamp must belong to the data the wizard was filled with.
  const [opened] = useState(order);
  const [source] = useState(copied);
  const initial = { entered: source === null ? valuesOf(opened) : copyOf(source), goods: goodsOf(source ?? opened) };
  const draft = useFormDraft<OrderDraft>('order', opened === null ? 'new' : String(opened.order_id), initial, opened?.updated_at ?? null);
  return (
    <>
      {draft.notice}
      <OrderSteps key={draft.key} opened={opened} draft={draft} {...rest} />
    </>
  );
}

type StepsProps = Omit<WizardProps, 'order' | 'copied'> & { opened: OrderDetail | null; draft: FormDraft<OrderDraft> };

/** Recipient, items, then logistics. */
function OrderSteps({ opened, draft, firstStep, onDone, onReload }: StepsProps) {
  const { t } = useTranslation('orders');
  const [form] = Form.useForm<OrderValues>();
  const [goods, setGoods] = useState(() => byProduct(draft.values.goods));
  const [alike, setAlike] = useState(nobody);
  const { finish, refused, touch: markChanged } = useFinishOrder({ opened, onReload, onDone, onSaved: () => draft.drop() });
  const check = useDuplicateCheck(opened, setAlike);
  const { isDropped, compare } = useDropLogistics(opened, form, draft.values.isDropped ?? false);
  const latest = useRef({ goods, isDropped });
  // A draft is read when it is saved, after the render that remembered the product of a new line.
  useEffect(() => {
    latest.current = { goods, isDropped };
  }, [goods, isDropped]);
  useFieldParam(form);
  const touch = () => {
    markChanged();
    draft.keep(() => ({
      entered: form.getFieldsValue(true) as OrderValues, // the form's fields
      goods: withoutStock(latest.current.goods.values()),
      isDropped: latest.current.isDropped,
    }));
  };
  const leaveStep = async (step: string, values: Partial<OrderValues>) => {
    if (step === 'recipient') await check.orRefuse(values);
    if (step === 'goods' && compare(values.lines)) touch();
  };
  const remember = (one: Goods) => setGoods((known) => new Map(known).set(one.product_id, one));
  return (
    <OrderWorkContext value={{ opened, goods, remember, alike, setAlike, isDropped, touch }}>
      {opened?.status === 'error' && <ErrorNote order={opened} />}
      <Wizard
        form={form}
        schema={WizardInput}
        draft={draft.values.entered}
        firstStep={firstStep}
        steps={[
          { key: 'recipient', title: t('step.recipient'), fields: stepFields.recipient, Body: RecipientStep },
          { key: 'goods', title: t('step.goods'), fields: stepFields.goods, Body: GoodsStep },
          { key: 'logistics', title: t('step.logistics'), fields: stepFields.logistics, Body: LogisticsStep, bare: true },
        ]}
        // The order is saved when it is complete; until then it is a draft. Only its number is checked on the way.
        onSave={leaveStep}
        onTouched={touch}
        onFinish={finish}
        finishLabel={t('save')}
      />
      {refused !== null && <SubmitResult outcome={refused.outcome} isSaved onClose={refused.close} onLeave={refused.leave} />}
    </OrderWorkContext>
  );
}
