import { useBrand } from '../kernel/brand.ts';
import { useTitle } from '../kernel/page-title.ts';
import { SignInLayout } from './sign-in-layout.tsx';
import './sign-in.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandLinks } from '../brands/brand-links.tsx';

/** The layout of every page before sign-in. */
export function PublicLayout({
  title,
  lead,
  wide = false,
  children,
}: {
  title: string;
  lead: string;
  wide?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('sessions');
  const site = useBrand(({ brand }) => brand.site_name);
  useTitle(title, site);
  const pitch = { title: t('pitch.title'), points: [t('pitch.orders'), t('pitch.money'), t('pitch.languages')] };
  return (
    <SignInLayout site={site} title={title} lead={lead} pitch={pitch} wide={wide} footer={<BrandLinks />}>
      {children}
    </SignInLayout>
  );
}
