import { BarcodeOutlined } from '@ant-design/icons';
import type { ShippedParcel, ShippingRow } from '@quayside/contract/shipping/shipping.schemas';
import { localName } from '@quayside/ui/kernel/local-name';
import { Alert, Button, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeNumberDialog } from '#desk/kernel/parcel/change-number-dialog.tsx';
import { useScanShip } from './use-scan-ship.ts';

/**
 * Two scans per parcel: its waybill or order number, then the carrier's number; one scan if its carrier made the label. The cursor stays
 * here; Escape starts again.
 */
export function ScanShip() {
  const { t } = useTranslation('desk-shipping');
  const field = useRef<InputRef>(null);
  const [code, setCode] = useState('');
  const [changing, setChanging] = useState<ShippedParcel | null>(null);
  const { parcel, said, enter, clear } = useScanShip();
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const scanned = code.trim();
    if (scanned === '') return;
    setCode('');
    void enter(scanned);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setCode('');
    clear();
  };
  const prompt = parcel === null ? t('scan_parcel') : t('scan_number');
  return (
    <>
      <form className="scan-ship" onSubmit={submit}>
        <Input
          ref={field}
          size="large"
          prefix={<BarcodeOutlined aria-hidden />}
          value={code}
          maxLength={60}
          autoComplete="off"
          aria-label={prompt}
          placeholder={prompt}
          onChange={(event) => setCode(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div aria-live="assertive">
          {parcel && <Alert type="info" showIcon title={parcelText(parcel)} description={parcel.intercept_requested && t('intercept')} />}
          {said && 'error' in said && <Alert type="error" showIcon title={said.error} />}
          {said && 'done' in said && (
            <Alert
              type="success"
              showIcon
              title={t('shipped', said.done)}
              action={
                <Button size="small" onClick={() => setChanging(said.done)}>
                  {t('parcel.change_number')}
                </Button>
              }
            />
          )}
        </div>
      </form>
      {changing && <ChangeNumberDialog order={changing} numbers={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

function parcelText({ waybill_no, country, customer_name, method_name_en, method_name_cn }: ShippingRow): string {
  return [waybill_no, country, localName({ name_en: method_name_en, name_cn: method_name_cn }), customer_name].join(' · ');
}
