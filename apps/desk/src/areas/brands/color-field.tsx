import { Button, ColorPicker, Input } from 'antd';
import { brandColor } from './brand-color.ts';
import { COLOR } from './contrast.ts';

type Props = { label: string; id?: string; value?: string; onChange?: (color: string) => void; onBlur?: () => void };

/** A colour picker with a text input. */
export function ColorField({ label, id, value = '', onChange, onBlur }: Props) {
  return (
    <div className="color-field">
      <ColorPicker
        value={COLOR.test(value) ? value : '#000000'}
        disabledAlpha
        format="hex"
        onChange={(color) => onChange?.(color.toHexString().slice(0, 7))}
      >
        <Button aria-label={label} icon={<span className="brand-dot" style={brandColor(value)} />} />
      </ColorPicker>
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
