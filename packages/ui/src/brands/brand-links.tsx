import { brandPage, useBrand } from '../kernel/brand.ts';
import { useLanguage } from '../kernel/i18n.ts';
import { useTranslation } from 'react-i18next';

/** Terms, privacy and quote links of the current brand (AUTH-01, SHELL-09). Links a brand does not have are left out. */
export function BrandLinks() {
  const { t } = useTranslation('sessions');
  const brand = useBrand((state) => state.brand);
  const language = useLanguage();
  const links = [
    { text: t('terms'), href: brandPage(brand, brand.terms_path, language) },
    { text: t('privacy'), href: brandPage(brand, brand.privacy_path, language) },
    { text: t('quote'), href: brandPage(brand, brand.quote_path, language) },
  ];
  return (
    <nav aria-label={t('links', { site: brand.site_name })}>
      <ul className="sign-in-links">
        {links.map(
          ({ text, href }) =>
            href !== null && (
              <li key={text}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {text}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
