import type { ConfigRow } from '@quayside/contract/basic-config/basic-config.desk-calls';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { momentText } from '@quayside/ui/kernel/values';
import { useTranslation } from 'react-i18next';

/** A setting's purpose, and who changed it last. */
export function ConfigText({ row, id }: { row: ConfigRow; id: string }) {
  const { t } = useTranslation('basic-config');
  const { cfg_name, updated_by, updated_at } = row;
  return (
    <div className="setting-text">
      <h3 id={id}>{t(`name.${cfg_name}`)}</h3>
      <p>{t(`meaning.${cfg_name}`)}</p>
      <p className="config-changed">
        {updated_by === null ? t('changed_by_system') : t('changed', { name: updated_by, time: momentText(updated_at, currentLanguage()) })}
      </p>
    </div>
  );
}
