import { Input } from 'antd';
import { useState } from 'react';

type SkuInputProps = { id?: string; value?: readonly string[]; onChange?: (value: string[]) => void };

const none: readonly string[] = [];

/** One SKU per line. Lists are pasted from spreadsheets: commas, tabs and blank lines are taken as they come. */
export function SkuInput({ id, value = none, onChange }: SkuInputProps) {
  const [text, setText] = useState(value.join('\n'));
  return (
    <Input.TextArea
      id={id}
      className="growing"
      rows={4}
      value={text}
      spellCheck={false}
      onChange={(event) => {
        setText(event.target.value);
        onChange?.(splitSkus(event.target.value));
      }}
    />
  );
}

export function splitSkus(text: string): string[] {
  const all = text.split(/[\n,;\t，；]+/).map((sku) => sku.trim());
  return [...new Set(all.filter((sku) => sku !== ''))];
}
