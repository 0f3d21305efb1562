import { Switch } from 'antd';

type FlagSwitchProps = { id?: string; value?: 0 | 1; onChange?: (value: 0 | 1) => void };

/** A switch with the contract's values 1 and 0. */
export function FlagSwitch({ id, value, onChange }: FlagSwitchProps) {
  return <Switch {...(id === undefined ? {} : { id })} checked={value === 1} onChange={(isOn) => onChange?.(isOn ? 1 : 0)} />;
}
