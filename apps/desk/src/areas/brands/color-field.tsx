import { ColorPicker, Input } from 'antd';
import { COLOR } from './contrast.ts';

type Props = { label: string; id?: string; value?: string; onChange?: (color: string) => void; onBlur?: () => void };

/** A colour to pick or to write. */
export function ColorField({ label, id, value = '', onChange, onBlur }: Props) {
  return (
    <div className="color-field">
      <ColorPicker
        aria-label={label}
        value={COLOR.test(value) ? value : '#000000'}
        disabledAlpha
        format="hex"
        onChange={(color) => onChange?.(color.toHexString().slice(0, 7))}
      />
      <Input
        {...(id === undefined ? {} : { id })}
        maxLength={7}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
        onBlur={onBlur}
      />
    </div>
  );
}
