import type { AttachedConsumable } from '@quayside/contract/consumables/consumables.schemas';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { localName } from '@quayside/ui/kernel/local-name';
import { wholeText } from '@quayside/ui/kernel/values';
import { MoneyText } from '@quayside/ui/display/money-text';
import '#portal/kernel/things.css';
import { ChargeTag } from './charge-tag.tsx';
import './consumables.css';

/** Read-only list of packaging: name, unit price, quantity. */
export function ConsumableList({ list }: { list: readonly AttachedConsumable[] }) {
  return (
    <ul className="line-list consumable-lines">
      {list.map((one) => (
        <li key={one.consumable_id}>
          <span className="thing">
            <AuthImage path={one.image_url} alt="" />
            <span className="line-main">
              {localName(one)}
              <span className="line-note">{one.specification}</span>
            </span>
          </span>
          <span className="consumable-side">
            <ChargeTag consumable={one} />
            <MoneyText amount={one.unit_price} currency="USD" /> × {wholeText(one.attached, currentLanguage())}
          </span>
        </li>
      ))}
    </ul>
  );
}
