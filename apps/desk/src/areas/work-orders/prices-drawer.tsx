import { PriceListInput, workOrdersDeskCalls } from '@quayside/contract/work-orders/work-orders.desk-calls';
import type { PriceListRow } from '@quayside/contract/work-orders/work-orders.schemas';
import { priceItems } from '@quayside/domain/work-orders/work-rules';
import { DayPicker } from '@quayside/ui/form/day-picker';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { DayText } from '@quayside/ui/display/time-text';
import { AmountText } from '@quayside/ui/display/money-text';
import { useCan } from '@quayside/ui/kernel/context';
import { useRead } from '@quayside/ui/kernel/query';
import { Collapse, Drawer, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';
import './work-orders.css';

const PriceForm = createSchemaForm(PriceListInput);

/** All price lists with their day, and a form for a new one; read-only users see only the first. */
export function PricesDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('work-orders');
  const lists = useRead(workOrdersDeskCalls.deskPrices, {}).data?.list;
  const canEdit = useCan('desk.work-orders.prices');
  const [newest] = lists ?? [];
  if (canEdit && newest) return <EditPrices newest={newest} lists={lists ?? []} onClose={onClose} />;
  return (
    <Drawer open size={520} className="narrow-drawer" title={t('prices_title')} onClose={onClose}>
      <History lists={lists ?? []} />
    </Drawer>
  );
}

type EditProps = { newest: PriceListRow; lists: readonly PriceListRow[]; onClose: () => void };

function EditPrices({ newest, lists, onClose }: EditProps) {
  const { t } = useTranslation('work-orders');
  const [form] = PriceForm.useForm();
  const { save, failure, isSaving, isDirty, touch } = useSave(workOrdersDeskCalls.deskSavePrices, ['work-orders'], {
    form,
    saved: t('prices_saved'),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      name="work-order-prices"
      title={t('prices_title')}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <h3>{t('prices_new')}</h3>
      <p className="quiet">{t('prices_hint')}</p>
      <PriceForm.Form
        form={form}
        autoComplete="off"
        validateTrigger="onBlur"
        initialValues={{ prices: newest.prices }}
        onValuesChange={touch}
        onSubmit={(values) => void save(values)}
      >
        <PriceForm.Item name="valid_from" label={t('valid_from')} kind="select">
          <DayPicker />
        </PriceForm.Item>
        <div className="price-fields">
          {priceItems.map((item) => (
            <PriceForm.Item key={item} name={['prices', item]} label={t(`items.${item}`)}>
              <Input inputMode="decimal" suffix="USD" />
            </PriceForm.Item>
          ))}
        </div>
      </PriceForm.Form>
      <History lists={lists} />
    </FormDrawer>
  );
}

function History({ lists }: { lists: readonly PriceListRow[] }) {
  const { t } = useTranslation('work-orders');
  return (
    <>
      <h3>{t('prices_history')}</h3>
      <Collapse
        size="small"
        items={lists.map(({ valid_from, saved_by, prices }) => ({
          key: valid_from,
          label: (
            <>
              {t('valid_from')} <DayText day={valid_from} /> · {saved_by}
            </>
          ),
          children: (
            <ul className="price-list">
              {priceItems.map((item) => (
                <li key={item}>
                  <span>{t(`items.${item}`)}</span>
                  <AmountText amount={prices[item]} currency="USD" />
                </li>
              ))}
            </ul>
          ),
        }))}
      />
    </>
  );
}
