import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import type { RecognizedAddress } from '@quayside/contract/orders/orders.schemas';
import { ADDRESS_TEXT_LENGTH } from '@quayside/domain/orders/order-rules';
import { useWrite } from '@quayside/ui/kernel/query';
import { Button, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressFields, personFields, type OrderValues } from './order-fields.ts';
import { useOrderWork } from './order-work.ts';

const blockFields = [...personFields, ...addressFields];
type BlockField = (typeof blockFields)[number];
type Block = Record<BlockField, string | undefined>;

/** Replaces the address block with what is found in pasted text (ORD-10): parts of another person must not stay. */
export function RecognizeBox() {
  const { t } = useTranslation('orders');
  const id = useId();
  const form = Form.useFormInstance<OrderValues>();
  const { touch } = useOrderWork();
  const [text, setText] = useState('');
  const [found, setFound] = useState<RecognizedAddress | null>(null);
  const [before, setBefore] = useState<Block | null>(null);
  const recognize = useWrite(ordersCalls.recognize, [], {
    onDone: (address) => {
      setFound(address);
      setBefore(null);
      const filled = filledIn(address);
      if (filled.length === 0) return;
      setBefore(form.getFieldsValue([...blockFields]) as Block); // the fields of the block are texts
      form.setFieldsValue(blockOf(address) as Partial<OrderValues>); // an empty select is undefined
      touch();
      // Recognized values may be invalid: validation shows it at the field.
      form.validateFields(filled).catch(() => undefined);
    },
  });
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
        <Button disabled={text.trim() === ''} loading={recognize.isPending} onClick={() => recognize.mutate({ text })}>
          {t('recognize')}
        </Button>
        <output className="quiet recognize-result">{found !== null && <Result found={found} />}</output>
        {before !== null && (
          <Button type="link" size="small" onClick={undo}>
            {t('recognize_undo')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Result({ found }: { found: RecognizedAddress }) {
  const { t } = useTranslation('orders');
  const listed = (names: readonly BlockField[]) => names.map((name) => t(`field.${name}`)).join(t('list_separator'));
  const filled = filledIn(found);
  if (filled.length === 0) return t('recognized_nothing');
  const block = blockOf(found);
  const empty = blockFields.filter((name) => (block[name] ?? '') === '');
  return (
    <>
      <span>{t('recognized', { fields: listed(filled) })}</span>
      {empty.length > 0 && <span>{t('recognized_empty', { fields: listed(empty) })}</span>}
    </>
  );
}

function filledIn(found: RecognizedAddress): BlockField[] {
  const block: Partial<Record<BlockField, string>> = found;
  return blockFields.filter((name) => (block[name] ?? '') !== '');
}

/** The whole block: fields that were not found are empty. A select is empty when undefined. */
function blockOf(found: RecognizedAddress) {
  return {
    ...found,
    id_number: '',
    address3: '',
    country: found.country === '' ? undefined : found.country,
    address_type: 'residential' as const,
  };
}
