import { basicConfigDeskCalls, type ConfigRow } from '@quayside/contract/basic-config/basic-config.desk-calls';
import { useWrite } from '@quayside/ui/kernel/query';
import { App, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfigText } from './config-text.tsx';

/** An on/off setting: switching saves it. */
export function ConfigSwitch({ row }: { row: ConfigRow }) {
  const { t } = useTranslation('basic-config');
  const { message } = App.useApp();
  const id = useId();
  const { cfg_name } = row;
  const save = useWrite(basicConfigDeskCalls.deskSave, ['basic-config'], {
    onDone: () => void message.success(t('saved', { setting: t(`name.${cfg_name}`) })),
  });
  const isOn = row.value === '1';
  return (
    <div className="setting config-row">
      <ConfigText row={row} id={id} />
      <div className="config-control config-control-switch">
        <span aria-hidden>{isOn ? t('on') : t('off')}</span>
        <Switch
          aria-labelledby={id}
          checked={isOn}
          loading={save.isPending}
          onChange={(wanted) => save.mutate({ cfg_name, value: wanted ? '1' : '0' })}
        />
      </div>
    </div>
  );
}
