import { useBrand } from '../kernel/brand.ts';

/** The brand's logo with the site's name; the name's initial until the brand is loaded. */
export function BrandMark({ site, folded = false }: { site: string; folded?: boolean }) {
  const logo = useBrand(({ brand }) => brand.logo_url);
  return (
    <span className="brand-mark">
      {logo === '' ? (
        <span className="brand-mark-sign" aria-hidden>
          {site.slice(0, 1).toUpperCase()}
        </span>
      ) : (
        <img className="brand-mark-logo" src={logo} alt="" width={32} height={32} />
      )}
      {!folded && <span className="brand-mark-name">{site}</span>}
    </span>
  );
}
