import { Deadline } from '@quayside/contract/inventory/inventory.schemas';
import { useSearchParams } from 'react-router';
import { ChooseDeadline } from './choose-deadline.tsx';
import { SnapshotList } from './snapshot-list.tsx';

/** The stock at the end of a day (INV-06). Without a day there is nothing to show (INV-07). */
export function SnapshotPage() {
  const [params] = useSearchParams();
  return Deadline.safeParse(params.get('deadline')).success ? <SnapshotList /> : <ChooseDeadline />;
}
