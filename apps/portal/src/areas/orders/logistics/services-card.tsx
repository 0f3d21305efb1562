import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { OfferedService, QuoteItem } from '@quayside/contract/orders/order-quotes.schemas';
import { AmountText } from '@quayside/ui/display/money-text';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeeName } from '@quayside/ui/kernel/use-fee-name';
import type { ChosenService } from '../order-wizard/order-fields.ts';
import { ServiceDialog } from './service-dialog.tsx';

type CardProps = {
  offered: readonly OfferedService[];
  isFailed: boolean;
  /** The fees of the chosen method, for the amount of each service. */
  items: readonly QuoteItem[];
  units: number;
  isFixed: boolean;
  id?: string;
  value?: readonly ChosenService[];
  onChange?: (services: ChosenService[]) => void;
};

const none: readonly ChosenService[] = [];

/** The services of the order (QUOTE-03). Fixed once it is created, as long as its products stay the same (ORD-35). */
export function ServicesCard({ offered, isFailed, items, units, isFixed, id, value = none, onChange }: CardProps) {
  const { t } = useTranslation('order-shipping');
  const [isAdding, setAdding] = useState(false);
  const nameOf = useFeeName(offered);
  const feeOf = (service: string) => items.find(({ code }) => code === `service:${service}`)?.amount ?? null;
  return (
    <div className="services-card" id={id} tabIndex={-1}>
      <div className="card-head">
        <h3>{t('services')}</h3>
        {!isFixed && (
          <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
            {t('add_service')}
          </Button>
        )}
      </div>
      {value.length === 0 && <p className="quiet">{t('no_services')}</p>}
      <ul className="service-lines">
        {value.map(({ service, quantity }) => (
          <li key={service}>
            <span>{nameOf(`service:${service}`)}</span>
            <span className="service-count">{`${quantity} ×`}</span>
            <AmountText amount={feeOf(service)} currency="USD" />
            {!isFixed && (
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t('remove_service', { name: nameOf(`service:${service}`) })}
                onClick={() => onChange?.(value.filter((one) => one.service !== service))}
              />
            )}
          </li>
        ))}
      </ul>
      <p className="quiet">{isFixed ? t('services_fixed') : t('services_after')}</p>
      {isAdding && (
        <ServiceDialog
          offered={offered}
          isFailed={isFailed}
          chosen={value}
          units={units}
          onAdd={(added) => {
            onChange?.([...value, added]);
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
