import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { arrivalPeriods, inspections, packagings, shippingMethods } from '@quayside/domain/inbound/inbound-rules';
import { packedVolume } from '@quayside/domain/inbound/packing';
import { DayPicker } from '@quayside/ui/form/day-picker';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { dayText } from '@quayside/ui/kernel/values';
import { AutoComplete, Button, Input, Radio, Select } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { exact } from './compare-rail.tsx';
import { FeesPart } from './fees-part.tsx';
import { WorkField } from './field.tsx';
import type { InboundModel } from './use-inbound-model.ts';
import { groupsOf, type ShippingWork } from './work.ts';

const HOUR_MS = 3_600_000;
type PartProps = { model: InboundModel };
type TextName = 'plate' | 'driver_name' | 'driver_phone';

/** Transport, arrival, services and insurance (INB-10). */
export function ShippingPart({ model }: PartProps) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  return (
    <>
      <h3>{t('transport')}</h3>
      <Transport model={model} />
      <h3>{t('arrival_title')}</h3>
      <Arrival model={model} />
      <h3>{t('fees_title')}</h3>
      <FeesPart model={model} />
      <WorkField path="shipping.remark" label={t('inbound:field.remark')}>
        {(id) => (
          <Input.TextArea
            id={id}
            rows={3}
            maxLength={500}
            showCount
            value={model.work.shipping.remark}
            onChange={({ target }) => model.change({ type: 'shipping', change: { remark: target.value } })}
          />
        )}
      </WorkField>
    </>
  );
}

function useShipping({ work, change }: InboundModel) {
  return { shipping: work.shipping, set: (one: Partial<ShippingWork>) => change({ type: 'shipping', change: one }) };
}

function Transport({ model }: PartProps) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const { shipping, set } = useShipping(model);
  const isFreight = shipping.shipping_method === 'freight';
  const carriers = useRead(inboundCalls.options, {}, { staleMs: HOUR_MS }).data?.carriers ?? [];
  return (
    <>
      <WorkField path="shipping.shipping_method" label={t('inbound:field.shipping_method')}>
        {() => (
          <Radio.Group
            optionType="button"
            aria-label={t('inbound:field.shipping_method')}
            value={shipping.shipping_method}
            options={shippingMethods.map((value) => ({ value, label: t(`inbound:shipping_method.${value}`) }))}
            onChange={({ target }) => set({ shipping_method: target.value as ShippingWork['shipping_method'] })} // the options' values
          />
        )}
      </WorkField>
      <div className="form-pair">
        <WorkField path="shipping.carrier" label={t(isFreight ? 'inbound:field.freight_company' : 'inbound:field.carrier')} required>
          {(id) => (
            <AutoComplete
              id={id}
              className="full-width"
              value={shipping.carrier}
              options={carriers.map((value) => ({ value }))}
              showSearch={{ filterOption: (typed, option) => (option?.value ?? '').toLowerCase().includes(typed.toLowerCase()) }}
              onChange={(carrier: string) => set({ carrier })}
            />
          )}
        </WorkField>
        {isFreight ? <TextField model={model} name="plate" /> : <Tracking model={model} />}
        {isFreight && <TextField model={model} name="driver_name" />}
        {isFreight && <TextField model={model} name="driver_phone" />}
      </div>
    </>
  );
}

function TextField({ model, name }: PartProps & { name: TextName }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const { shipping, set } = useShipping(model);
  return (
    <WorkField path={`shipping.${name}`} label={t(`inbound:field.${name}`)}>
      {(id) => (
        <Input
          id={id}
          autoComplete="off"
          value={shipping[name]}
          {...(name === 'driver_phone' ? { inputMode: 'tel' as const } : {})}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      )}
    </WorkField>
  );
}

function Tracking({ model }: PartProps) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const { shipping, set } = useShipping(model);
  return (
    <WorkField path="shipping.tracking_numbers" label={t('inbound:field.tracking_numbers')} hint={t('tracking_hint')}>
      {(id) => (
        <Select<string[]>
          id={id}
          mode="tags"
          className="full-width"
          open={false}
          suffixIcon={null}
          tokenSeparators={[',', ';', ' ', '\n', '\t']}
          value={shipping.tracking_numbers}
          onChange={(tracking_numbers) =>
            set({ tracking_numbers: [...new Set(tracking_numbers.map((one) => one.trim()))].filter(Boolean) })
          }
        />
      )}
    </WorkField>
  );
}

function Arrival({ model }: PartProps) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const { shipping, set } = useShipping(model);
  const first = useRead(inboundCalls.options, {}, { staleMs: HOUR_MS }).data?.first_day;
  return (
    <div className="form-pair">
      <WorkField
        path="shipping.arrival_date"
        label={t('inbound:field.arrival_date')}
        required
        hint={first && t('first_day', { day: dayText(first, currentLanguage()) })}
      >
        {(id) => <DayPicker id={id} first={first} value={shipping.arrival_date} onChange={(day) => set({ arrival_date: day ?? '' })} />}
      </WorkField>
      <WorkField path="shipping.arrival_period" label={t('inbound:field.arrival_period')} required>
        {() => (
          <Radio.Group
            aria-label={t('inbound:field.arrival_period')}
            value={shipping.arrival_period}
            options={arrivalPeriods.map((value) => ({ value, label: t(`inbound:period.${value}`) }))}
            onChange={({ target }) => set({ arrival_period: target.value as ShippingWork['arrival_period'] })} // the options' values
          />
        )}
      </WorkField>
      <Volume model={model} />
      <WorkField path="shipping.packaging" label={t('inbound:field.packaging')}>
        {(id) => (
          <Select
            id={id}
            className="full-width"
            value={shipping.packaging}
            options={packagings.map((value) => ({ value, label: t(`inbound:packaging.${value}`) }))}
            onChange={(packaging) => set({ packaging })}
          />
        )}
      </WorkField>
      <WorkField path="shipping.inspection" label={t('inbound:field.inspection')}>
        {() => (
          <Radio.Group
            aria-label={t('inbound:field.inspection')}
            value={shipping.inspection}
            options={inspections.map((value) => ({ value, label: t(`inbound:inspection.${value}`) }))}
            onChange={({ target }) => set({ inspection: target.value as ShippingWork['inspection'] })} // the options' values
          />
        )}
      </WorkField>
    </div>
  );
}

/** Computed from the boxes; another figure can be entered, and taken back. */
function Volume({ model }: PartProps) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  const { shipping, set } = useShipping(model);
  const computed = exact(() => packedVolume(groupsOf(model.work.boxes)));
  const isOther = computed !== null && shipping.volume_m3 !== computed;
  const prefill = useEffectEvent(() => {
    if (shipping.volume_m3 === '' && computed !== null) set({ volume_m3: computed });
  });
  // Once: a figure that is cleared later stays cleared.
  useEffect(() => prefill(), []);
  return (
    <WorkField
      path="shipping.volume_m3"
      label={t('inbound:field.volume_m3')}
      required
      hint={
        isOther && (
          <>
            {t('volume_hint', { value: computed })}{' '}
            <Button type="link" size="small" className="cell-link" onClick={() => set({ volume_m3: computed })}>
              {t('volume_use')}
            </Button>
          </>
        )
      }
    >
      {(id) => (
        <Input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={shipping.volume_m3}
          onChange={({ target }) => set({ volume_m3: target.value.trim().replace(',', '.') })}
        />
      )}
    </WorkField>
  );
}
