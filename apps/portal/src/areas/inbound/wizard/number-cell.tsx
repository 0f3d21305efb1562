import type { InputHTMLAttributes } from 'react';

type CellProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & { isWarning?: boolean; isWrong?: boolean };

/** A native field: hundreds of them are drawn at once. */
function Cell({
  isWarning = false,
  isWrong = false,
  className = '',
  ...rest
}: CellProps & { value: string; onChange: InputHTMLAttributes<HTMLInputElement>['onChange'] }) {
  return (
    <input
      {...rest}
      type="text"
      autoComplete="off"
      className={`cell-input ${className}`}
      data-warning={isWarning || undefined}
      aria-invalid={isWrong || undefined}
    />
  );
}

/** A whole number; what is no digit is not taken. */
export function WholeCell({
  value,
  max,
  onValue,
  ...rest
}: CellProps & { value: number | null; max: number; onValue: (value: number | null) => void }) {
  return (
    <Cell
      {...rest}
      inputMode="numeric"
      value={value === null ? '' : String(value)}
      onChange={({ target }) => {
        const digits = target.value.replaceAll(/\D/g, '').slice(0, 10);
        onValue(digits === '' ? null : Math.min(Number(digits), max));
      }}
    />
  );
}

/** An exact decimal, kept as text. A comma counts as a point. */
export function DecimalCell({ value, onValue, ...rest }: CellProps & { value: string; onValue: (value: string) => void }) {
  return <Cell {...rest} inputMode="decimal" value={value} onChange={({ target }) => onValue(target.value.trim().replace(',', '.'))} />;
}
