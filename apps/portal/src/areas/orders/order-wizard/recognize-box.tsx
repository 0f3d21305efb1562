import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import type { RecognizedAddress } from '@quayside/contract/orders/orders.schemas';
import { ADDRESS_TEXT_LENGTH } from '@quayside/domain/orders/order-rules';
import { useWrite } from '@quayside/ui/kernel/query';
import { Button, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderValues, Recognizable } from './order-fields.ts';
import { useOrderWork } from './order-work.ts';

/** Fills the fields from pasted text (ORD-10). Fields that were not found stay unchanged. */
export function RecognizeBox() {
  const { t } = useTranslation('orders');
  const id = useId();
  const form = Form.useFormInstance<OrderValues>();
  const { touch } = useOrderWork();
  const [text, setText] = useState('');
  const [filled, setFilled] = useState<readonly Recognizable[] | null>(null);
  const recognize = useWrite(ordersCalls.recognize, [], {
    onDone: (found) => {
      const parts = foundIn(found);
      form.setFieldsValue(Object.fromEntries(parts));
      const names = parts.map(([name]) => name);
      setFilled(names);
      if (names.length === 0) return;
      touch();
      // Recognized values may be invalid: validation shows it at the field.
      form.validateFields(names).catch(() => undefined);
    },
  });
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
        <output className="quiet">{filled !== null && <Filled names={filled} />}</output>
      </div>
    </div>
  );
}

function Filled({ names }: { names: readonly Recognizable[] }) {
  const { t } = useTranslation('orders');
  if (names.length === 0) return t('recognized_nothing');
  return t('recognized', { fields: names.map((name) => t(`field.${name}`)).join(', ') });
}

function foundIn(found: RecognizedAddress): [Recognizable, string][] {
  const parts = Object.entries(found) as [Recognizable, string][]; // the contract returns exactly these
  return parts.filter(([, value]) => value !== '');
}
