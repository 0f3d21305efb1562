import { productPaths } from '@quayside/contract/products/products.paths';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { Copyable } from '@quayside/ui/display/copyable';
import { useCan } from '@quayside/ui/kernel/context';
import { Link } from 'react-router';
import './inventory.css';

type Shown = { product_id: number; sku: string; image_url?: string | null };

/** A SKU with its image; links to the product for accounts that may see products. */
export function SkuCell({ row }: { row: Shown }) {
  const canOpen = useCan('products.read');
  return (
    <span className="stock-thing">
      {row.image_url !== undefined && <AuthImage path={row.image_url} alt="" />}
      <Copyable value={row.sku}>{canOpen ? <Link to={productPaths.detail(row.product_id)}>{row.sku}</Link> : row.sku}</Copyable>
    </span>
  );
}
