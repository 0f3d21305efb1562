import { currentLanguage, localeCode } from '@quayside/ui/kernel/i18n';
import { Descriptions } from 'antd';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import './inventory.css';
import type { Level } from './level.ts';

/** The recorded stock, and how the count would change it. */
export function LevelFacts({ level, counted }: { level: Level; counted: number | null }) {
  const { t } = useTranslation(['desk-inventory', 'stock-columns', 'desk-kernel']);
  const signed = new Intl.NumberFormat(localeCode(currentLanguage()), { signDisplay: 'exceptZero' });
  const change = counted === null ? null : counted - level.total;
  const items = [
    { key: 'product', label: t('product_name', { ns: 'stock-columns' }), children: level.product_name },
    { key: 'customer', label: t('customer', { ns: 'desk-kernel' }), children: <CustomerLink {...level} /> },
    { key: 'warehouse', label: t('warehouse'), children: level.warehouse_code },
    { key: 'believed', label: t('believed'), children: <strong data-testid="believed">{level.total}</strong> },
    { key: 'locked', label: t('locked'), children: level.frozen },
    ...(change === null ? [] : [{ key: 'change', label: t('change'), children: change === 0 ? t('no_change') : signed.format(change) }]),
  ];
  return <Descriptions className="drawer-facts" size="small" column={1} items={items} />;
}
