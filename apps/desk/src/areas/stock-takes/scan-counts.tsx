import { stockTakesDeskCalls, type CodeOwner, type StockTakeLine } from '@quayside/contract/stock-takes/stock-takes.desk-calls';
import { useWrite } from '@quayside/ui/kernel/query';
import { Alert, Button, Input, InputNumber, type InputRef } from 'antd';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

type Result = { line: StockTakeLine } | { owners: readonly CodeOwner[]; code: string } | { error: string };

/** The scan field keeps the focus: a scanner types a code and presses Enter. */
export function ScanCounts({ take_id }: { take_id: number }) {
  const { t } = useTranslation('desk-stock-takes');
  const field = useRef<InputRef>(null);
  const [code, setCode] = useState('');
  const [quantity, setQuantity] = useState(1);
  const [result, setResult] = useState<Result | null>(null);
  useEffect(() => field.current?.focus(), []);
  const scan = useWrite(stockTakesDeskCalls.deskScan, ['stock-takes'], { silent: true });
  const send = (wanted: string, customer_id?: number) => {
    scan
      .mutateAsync({ take_id, code: wanted, quantity, ...(customer_id === undefined ? {} : { customer_id }) })
      .then(({ line, owners }) => {
        setResult(line ? { line } : { owners, code: wanted });
        if (line) setQuantity(1);
      })
      .catch((error: unknown) => setResult({ error: error instanceof Error ? error.message : String(error) }))
      .finally(() => field.current?.focus());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = code.trim();
    if (wanted === '') return;
    setCode('');
    send(wanted);
  };
  return (
    <>
      <form className="scan-counts" onSubmit={submit}>
        <Input
          ref={field}
          size="large"
          value={code}
          aria-label={t('scan')}
          placeholder={t('scan')}
          onChange={(event) => setCode(event.target.value)}
        />
        <InputNumber
          size="large"
          min={1}
          precision={0}
          value={quantity}
          aria-label={t('quantity')}
          onChange={(value) => setQuantity(value ?? 1)}
        />
        {/* Enter in a form of several fields needs a button to press. */}
        <Button size="large" htmlType="submit" loading={scan.isPending}>
          ⏎
        </Button>
      </form>
      <p className="quiet">{t('scan_hint')}</p>
      <div aria-live="assertive">{result && <ScanResult result={result} onOwner={send} />}</div>
    </>
  );
}

function ScanResult({ result, onOwner }: { result: Result; onOwner: (code: string, customer_id: number) => void }) {
  const { t } = useTranslation('desk-stock-takes');
  if ('error' in result) return <Alert type="error" showIcon title={result.error} />;
  if ('line' in result) {
    const { sku, counted, believed, difference } = result.line;
    return <Alert type={difference === 0 ? 'success' : 'info'} showIcon title={t('scanned', { sku, counted, believed })} />;
  }
  return (
    <Alert
      type="warning"
      showIcon
      title={t('whose', { code: result.code })}
      description={result.owners.map(({ customer_id, customer_name, sku }) => (
        <Button key={customer_id} size="small" onClick={() => onOwner(result.code, customer_id)}>
          {customer_name} · {sku}
        </Button>
      ))}
    />
  );
}
