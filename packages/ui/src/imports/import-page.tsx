import type { ImportKindName } from '@quayside/domain/imports/import-rules';
import { useSearchParams } from 'react-router';
import { ImportReview } from './import-review.tsx';
import { ImportStart } from './import-start.tsx';
import './import-page.css';

/** Imports a workbook of any kind: upload, correct, apply (D-16). The import's id is in the URL. */
export function ImportPage({ kind, back }: { kind: ImportKindName; back: string }) {
  const [params] = useSearchParams();
  const import_id = Number(params.get('import_id'));
  const isOne = Number.isSafeInteger(import_id) && import_id > 0;
  return isOne ? <ImportReview key={import_id} import_id={import_id} kind={kind} back={back} /> : <ImportStart kind={kind} back={back} />;
}
