import { consumablesDeskCalls } from '@quayside/contract/consumables/consumables.desk-calls';
import type { ConsumableRow } from '@quayside/contract/consumables/consumables.schemas';
import { localName } from '@quayside/ui/kernel/local-name';
import { useTranslation } from 'react-i18next';
import { EditOrSwitch } from '#desk/kernel/enabled.tsx';
import { consumableInput } from './consumable-form.ts';

export function ConsumableActions({ consumable, onEdit }: { consumable: ConsumableRow; onEdit: () => void }) {
  const { t } = useTranslation('desk-consumables');
  const input = consumableInput(consumable);
  return (
    <EditOrSwitch call={consumablesDeskCalls.deskSave} input={input} name={localName(consumable)} offText={t('off_text')} onEdit={onEdit} />
  );
}
