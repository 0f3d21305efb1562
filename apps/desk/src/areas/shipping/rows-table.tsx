import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FileRow } from './file-rows.ts';

export type Faults = ReadonlyMap<string, string>;
type RowsProps<Field extends string> = {
  fields: readonly Field[];
  titleOf: (field: Field) => string;
  rows: readonly FileRow<Field>[];
  faults: Faults;
  onWrite: (at: number, field: Field, value: string) => void;
};

/** The rows of a file, each cell with its mistake. */
export function RowsTable<Field extends string>({ fields, titleOf, rows, faults, onWrite }: RowsProps<Field>) {
  const { t } = useTranslation('desk-shipping');
  return (
    <table className="shipping-rows">
      <thead>
        <tr>
          <th>{t('row')}</th>
          {fields.map((field) => (
            <th key={field}>{titleOf(field)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // Rows are neither added nor moved.
          // oxlint-disable-next-line react/no-array-index-key -- their position is what names them
          <tr key={at}>
            <td>{at + 1}</td>
            {fields.map((field) => {
              const fault = faults.get(`rows.${at}.${field}`);
              return (
                <td key={field}>
                  <Input
                    value={row[field]}
                    maxLength={500}
                    aria-label={`${t('row')} ${at + 1} ${titleOf(field)}`}
                    {...(fault === undefined ? {} : { status: 'error' as const })}
                    onChange={(event) => onWrite(at, field, event.target.value)}
                  />
                  {fault !== undefined && <div className="shipping-fault">{fault}</div>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
