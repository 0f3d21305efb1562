import { dashboardsCalls } from '@quayside/contract/dashboards/dashboards.calls';
import { countryName } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { useTranslation } from 'react-i18next';
import { Card } from './card.tsx';

/** Days from shipment to delivery by country: half of the parcels, and nine of ten (DASH-07). */
export function DeliveryCard() {
  const { t } = useTranslation('dashboards');
  const read = useRead(dashboardsCalls.fulfilment, {}, { silent: true });
  return (
    <Card title={t('delivery')} note={t('delivery_note')} read={read} rows={6}>
      {({ delivery }) => {
        const top = Math.max(1, ...delivery.map(({ p90 }) => p90));
        if (delivery.length === 0) return <p className="quiet">{t('delivery_none')}</p>;
        return (
          <ul className="delivery-times">
            {delivery.map(({ country, p50, p90 }) => (
              <li key={country}>
                <span className="cut">{countryName(country, currentLanguage())}</span>
                <span className="delivery-bars" aria-hidden>
                  <i style={{ width: `${(p50 / top) * 100}%` }} />
                  <i style={{ width: `${(p90 / top) * 100}%` }} />
                </span>
                <span>{`${p50} / ${p90}`}</span>
              </li>
            ))}
          </ul>
        );
      }}
    </Card>
  );
}
