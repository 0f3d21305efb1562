import type { shippingDeskCalls } from '@quayside/contract/shipping/shipping.desk-calls';
import type { trackingDeskCalls } from '@quayside/contract/tracking/tracking.desk-calls';
import { useClient } from '@quayside/ui/kernel/context';
import { RefusedError } from '@quayside/ui/kernel/errors';
import { useFailureText } from '@quayside/ui/kernel/failure-text';
import { useState } from 'react';
import { fileCells, rowsOf, type FileRow } from './file-rows.ts';
import type { Faults } from './rows-table.tsx';

export type FileCalls = Pick<typeof shippingDeskCalls | typeof trackingDeskCalls, 'deskReadRows' | 'deskRowsTemplate'>;

/** Rows of a file or of pasted text, with the mistakes the server found in them. */
export function useFileRows<Field extends string>(fields: readonly Field[], { deskReadRows }: FileCalls) {
  const textOf = useFailureText();
  const client = useClient();
  const [rows, setRows] = useState<readonly FileRow<Field>[]>([]);
  const [faults, setFaults] = useState<Faults>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const take = (cells: readonly (readonly string[])[]) => {
    setRows(rowsOf(cells, fields));
    setFaults(new Map());
    setFailure(null);
  };
  return {
    rows,
    faults,
    failure,
    paste: (text: string) => take(fileCells(text)),
    read: async (file: File) => {
      try {
        take(/\.xlsx?$/i.test(file.name) ? (await client.upload(deskReadRows, file, {})).rows : fileCells(await file.text()));
      } catch (error) {
        setFailure(textOf(error));
      }
    },
    write: (at: number, field: Field, value: string) => {
      setRows((before) => before.map((row, index) => (index === at ? { ...row, [field]: value } : row)));
      setFaults((before) => new Map([...before].filter(([path]) => path !== `rows.${at}.${field}`)));
    },
    /** Null when it failed: the mistakes are then at their fields. */
    save: async <Result>(send: (rows: FileRow<Field>[]) => Promise<Result>): Promise<Result | null> => {
      setFailure(null);
      try {
        return await send([...rows]);
      } catch (error) {
        setFaults(new Map(error instanceof RefusedError ? error.fields.map(({ path, msg }) => [path, msg]) : []));
        setFailure(textOf(error));
        return null;
      }
    },
  };
}
