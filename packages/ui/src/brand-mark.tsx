/** The site's name with its initial, in the brand's colour. */
export function BrandMark({ site, folded = false }: { site: string; folded?: boolean }) {
  return (
    <span className="brand-mark">
      <span className="brand-mark-sign" aria-hidden>
        {site.slice(0, 1).toUpperCase()}
      </span>
      {!folded && <span className="brand-mark-name">{site}</span>}
    </span>
  );
}
