import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import type { RecognizedAddress } from '@quayside/contract/orders/orders.schemas';
import { ADDRESS_TEXT_LENGTH } from '@quayside/domain/orders/order-rules';
import { useWrite } from '@quayside/ui/kernel/query';
import { Button, Form, Input } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressFields, personFields, type OrderValues } from './order-fields.ts';
import { useOrderWork } from './order-work.ts';

const blockFields = [...personFields, ...addressFields];
type BlockField = (typeof blockFields)[number];
type Block = Record<BlockField, string | undefined>;

/**
 * Replaces the address block with what is found in pasted text (ORD-10): parts of another person must not stay. What the person typed
 * while the answer was on its way is newer than the question and stays.
 */
export function RecognizeBox() {
  const { t } = useTranslation('orders');
  const id = useId();
  const form = Form.useFormInstance<OrderValues>();
  const { touch } = useOrderWork();
  const [text, setText] = useState('');
  const [found, setFound] = useState<RecognizedAddress | null>(null);
  const [before, setBefore] = useState<Block | null>(null);
  const [typed, setTyped] = useState<readonly BlockField[]>([]);
  const asked = useRef<Block | null>(null);
  const readBlock = () => form.getFieldsValue([...blockFields]) as Block; // the fields of the block are texts
  const recognize = useWrite(ordersCalls.recognize, [], {
    onDone: (address) => {
      setFound(address);
      setBefore(null);
      const now = readBlock();
      const kept = blockFields.filter((name) => (asked.current?.[name] ?? '') !== (now[name] ?? ''));
      setTyped(kept);
      if (filledIn(address).length === 0) return;
      setBefore(now);
      form.setFieldsValue(blockOf(address, kept) as Partial<OrderValues>); // an empty select is undefined
      touch();
      // Recognized values may be invalid: validation shows it at the field.
      form.validateFields(without(filledIn(address), kept)).catch(() => undefined);
    },
  });
  const ask = () => {
    asked.current = readBlock();
    recognize.mutate({ text });
  };
  const undo = () => {
    form.setFieldsValue(before as Partial<OrderValues>); // as it was read from the form
    setBefore(null);
    setFound(null);
    touch();
  };
  return (
    <div className="recognize-box">
      <label htmlFor={id}>{t('paste_label')}</label>
      <Input.TextArea
        id={id}
        rows={3}
        maxLength={ADDRESS_TEXT_LENGTH}
        placeholder={t('paste_hint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="recognize-foot">
        <Button disabled={text.trim() === ''} loading={recognize.isPending} onClick={ask}>
          {t('recognize')}
        </Button>
        <output className="quiet recognize-result">{found !== null && <Result found={found} typed={typed} />}</output>
        {before !== null && (
          <Button type="link" size="small" onClick={undo}>
            {t('recognize_undo')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Result({ found, typed }: { found: RecognizedAddress; typed: readonly BlockField[] }) {
  const { t } = useTranslation('orders');
  const listed = (names: readonly BlockField[]) => names.map((name) => t(`field.${name}`)).join(t('list_separator'));
  if (filledIn(found).length === 0) return t('recognized_nothing');
  const filled = without(filledIn(found), typed);
  const block = blockOf(found);
  const empty = without(blockFields, typed).filter((name) => (block[name] ?? '') === '');
  return (
    <>
      {filled.length > 0 && <span>{t('recognized', { fields: listed(filled) })}</span>}
      {typed.length > 0 && <span>{t('recognized_typed', { fields: listed(typed) })}</span>}
      {empty.length > 0 && <span>{t('recognized_empty', { fields: listed(empty) })}</span>}
    </>
  );
}

const without = (names: readonly BlockField[], kept: readonly BlockField[]) => names.filter((name) => !kept.includes(name));

function filledIn(found: RecognizedAddress): BlockField[] {
  const block: Partial<Record<BlockField, string>> = found;
  return blockFields.filter((name) => (block[name] ?? '') !== '');
}

/** The whole block: fields that were not found are empty. A select is empty when undefined. */
function blockOf(found: RecognizedAddress, kept: readonly BlockField[] = []): Partial<Block> {
  const block = {
    ...found,
    id_number: '',
    address3: '',
    country: found.country === '' ? undefined : found.country,
    address_type: 'residential' as const,
  };
  return Object.fromEntries(Object.entries(block).filter(([name]) => !kept.some((one) => one === name)));
}
