import { consumablesDeskCalls } from '@quayside/contract/consumables/consumables.desk-calls';
import type { ConsumableRow } from '@quayside/contract/consumables/consumables.schemas';
import { Allowed } from '@quayside/ui/allowed';
import { localName } from '@quayside/ui/kernel/local-name';
import { RowAction, RowActions } from '@quayside/ui/row-actions';
import { useTranslation } from 'react-i18next';
import { EnabledAction } from '#desk/kernel/enabled.tsx';
import { consumableInput } from './consumable-form.ts';

export function ConsumableActions({ consumable, onEdit }: { consumable: ConsumableRow; onEdit: () => void }) {
  const { t } = useTranslation(['desk-consumables', 'desk-kernel']);
  return (
    <Allowed all={['desk.consumables.manage']}>
      <RowActions>
        <RowAction onClick={onEdit}>{t('edit', { ns: 'desk-kernel' })}</RowAction>
        <EnabledAction
          call={consumablesDeskCalls.deskSave}
          input={consumableInput(consumable)}
          name={localName(consumable)}
          offText={t('off_text')}
        />
      </RowActions>
    </Allowed>
  );
}
