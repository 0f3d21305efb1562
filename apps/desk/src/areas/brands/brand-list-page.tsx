import { brandsDeskCalls, type DeskBrand } from '@quayside/contract/brands/brands.desk-calls';
import { useRead } from '@quayside/ui/kernel/query';
import { PageHead } from '@quayside/ui/shell/page-head';
import { ErrorState } from '@quayside/ui/feedback/states';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brandColor } from './brand-color.ts';
import { BrandDrawer } from './brand-drawer.tsx';
import './brands.css';
import { SvgPicture } from './svg-picture.tsx';

/** The white-label brands with a preview. */
export function BrandListPage() {
  const { t } = useTranslation('desk-brands');
  const brands = useRead(brandsDeskCalls.deskList, {});
  const [edited, edit] = useState<DeskBrand | null>(null);
  return (
    <div className="page">
      <PageHead title={t('title')} purpose={t('purpose')} />
      {brands.data && (
        <ul className="brand-cards">
          {brands.data.list.map((brand) => (
            <li key={brand.platform_type}>
              <BrandCard brand={brand} onEdit={() => edit(brand)} />
            </li>
          ))}
        </ul>
      )}
      {brands.isPending && (
        <div className="panel panel-body">
          <Skeleton active paragraph={{ rows: 6 }} />
        </div>
      )}
      {brands.isLoadingError && (
        <div className="panel">
          <ErrorState error={brands.error} onRetry={() => void brands.refetch()} />
        </div>
      )}
      {edited !== null && <BrandDrawer key={edited.platform_type} brand={edited} onClose={() => edit(null)} />}
    </div>
  );
}

function BrandCard({ brand, onEdit }: { brand: DeskBrand; onEdit: () => void }) {
  const { t } = useTranslation('desk-brands');
  return (
    <article className="panel brand-card" style={brandColor(brand.color)}>
      <div className="brand-card-head">
        <SvgPicture svg={brand.logo_svg} size={48} />
        <div>
          <h2>{brand.site_name}</h2>
          <p>{t('number', { platform_type: brand.platform_type })}</p>
        </div>
      </div>
      <dl>
        <dt>{t('color')}</dt>
        <dd>
          <span className="brand-dot" aria-hidden /> {brand.color}
        </dd>
        <dt>{t('host')}</dt>
        <dd>{brand.host ?? t('no_host')}</dd>
        <dt>{t('website')}</dt>
        <dd>{brand.website}</dd>
      </dl>
      <div className="brand-card-foot">
        <Button onClick={onEdit} aria-label={t('edit_title', { name: brand.site_name })}>
          {t('edit')}
        </Button>
      </div>
    </article>
  );
}
