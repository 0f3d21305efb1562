import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { inboundPaths } from '@quayside/contract/inbound/inbound.paths';
import type { InboundRow } from '@quayside/contract/inbound/inbound.schemas';
import { useCan } from '@quayside/ui/kernel/context';
import { useDownload } from '@quayside/ui/kernel/use-download';
import { RowMenu, type RowMenuItem } from '@quayside/ui/list/row-menu';
import { useTranslation } from 'react-i18next';
import { useCopyInbound, useInboundMoves, useSubmitStored, useWhyNot } from './use-inbound-moves.tsx';

export type RowDialog = 'split' | 'marks';

/** What can be done with one appointment, from the list. */
export function InboundRowMenu({ row, onDialog }: { row: InboundRow; onDialog: (dialog: RowDialog) => void }) {
  const { t } = useTranslation('inbound');
  const papers = usePapers(row, onDialog);
  const changes = useChanges(row, onDialog);
  const canEdit = useCan('inbound.edit');
  const canPack = useCan('inbound.pack');
  const whyNot = useWhyNot();
  const open: RowMenuItem = { key: 'open', label: t('open'), to: inboundPaths.detail(row.inbound_id) };
  const edit: RowMenuItem = {
    key: 'edit',
    label: canEdit ? t('edit') : t('pack'),
    to: inboundPaths.edit(row.inbound_id),
    whyNot: whyNot(canEdit ? 'shipping' : 'edit', row),
  };
  const items = canEdit ? [edit, open, ...changes, ...papers] : canPack ? [edit, open, ...papers] : [open, ...papers];
  return <RowMenu name={row.inbound_no} items={items} />;
}

function usePapers(row: InboundRow, onDialog: (dialog: RowDialog) => void): RowMenuItem[] {
  const { t } = useTranslation('inbound');
  const list = useDownload(inboundCalls.packingList, 'pdf');
  return [
    { key: 'marks', label: t('print_marks'), run: () => onDialog('marks') },
    { key: 'packing_list', label: t('packing_list'), run: () => void list.start({ inbound_id: row.inbound_id, format: 'pdf' }) },
  ];
}

function useChanges(row: InboundRow, onDialog: (dialog: RowDialog) => void): RowMenuItem[] {
  const { t } = useTranslation('inbound');
  const move = useInboundMoves();
  const copy = useCopyInbound();
  const submit = useSubmitStored();
  const whyNot = useWhyNot();
  return [
    { key: 'submit', label: t('submit'), whyNot: whyNot('submit', row), run: () => submit(row) },
    { key: 'copy', label: t('copy'), run: () => copy(row) },
    { key: 'split', label: t('split'), whyNot: whyNot('regroup', row), run: () => onDialog('split') },
    { key: 'withdraw', label: t('withdraw'), ends: true, whyNot: whyNot('withdraw', row), run: () => move('withdraw', [row]) },
    { key: 'delete', label: t('delete'), ends: true, danger: true, whyNot: whyNot('delete', row), run: () => move('delete', [row]) },
  ];
}
