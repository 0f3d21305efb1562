import type { Call, InputOf, OutputOf } from '@quayside/contract/kernel/call';
import type { InventoryRow } from '@quayside/contract/inventory/inventory.schemas';
import { useRead } from '@quayside/ui/kernel/query';
import { ErrorState } from '@quayside/ui/feedback/states';
import { Modal, Skeleton } from 'antd';
import type { ReactNode } from 'react';

type DialogProps<C extends Call> = {
  call: C;
  row: InventoryRow | null;
  title: string;
  none: string;
  onClose: () => void;
  children: (content: OutputOf<C>) => ReactNode;
};

/** A dialog with the details of one stock figure. */
export function LevelDialog<C extends Call>({ row, title, onClose, ...rest }: DialogProps<C>) {
  return (
    <Modal open={row !== null} title={title} width={640} footer={null} onCancel={onClose} destroyOnHidden>
      {row !== null && <Level row={row} {...rest} />}
    </Modal>
  );
}

type LevelProps<C extends Call> = Pick<DialogProps<C>, 'call' | 'none' | 'children'> & { row: InventoryRow };

function Level<C extends Call>({ call, row, none, children }: LevelProps<C>) {
  const { product_id, warehouse_id } = row;
  // Both calls take a product and a warehouse and return a list.
  const read = useRead(call, { product_id, warehouse_id } as InputOf<C>, { silent: true, staleMs: 0 });
  const content = read.data as (OutputOf<C> & { list: readonly unknown[] }) | undefined;
  if (read.isPending) return <Skeleton active />;
  if (content === undefined) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  return content.list.length === 0 ? <p className="quiet">{none}</p> : children(content);
}
