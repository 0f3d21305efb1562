import { MAX_CORRECTIONS } from '@quayside/domain/imports/import-rules';
import { describe, expect, it } from 'vitest';
import { countEdits, createEdits, dropEdits, editBatches, editCell } from './import-edits.ts';

describe('corrections of an import', () => {
  it('counts cells, and forgets one that is taken back', () => {
    const edits = createEdits();
    editCell(edits, 2, 'sku', 'A-1');
    editCell(edits, 2, 'hs_code', '85444290');
    editCell(edits, 7, 'sku', 'B-1');
    expect(countEdits(edits.getState())).toBe(3);
    editCell(edits, 7, 'sku', undefined);
    expect(edits.getState().rows).toEqual({ 2: { sku: 'A-1', hs_code: '85444290' } });
  });

  it('are sent in parts no larger than the server takes', () => {
    const edits = createEdits();
    for (let row = 1; row <= MAX_CORRECTIONS + 1; row++) editCell(edits, row, 'sku', `A-${row}`);
    expect(editBatches(edits.getState()).map((batch) => batch.length)).toEqual([MAX_CORRECTIONS, 1]);
    expect(editBatches(createEdits().getState())).toEqual([]);
  });

  it('what was typed while the saving was on its way stays', () => {
    const edits = createEdits();
    editCell(edits, 2, 'sku', 'A-1');
    editCell(edits, 3, 'sku', 'B-1');
    const [sent = []] = editBatches(edits.getState());
    editCell(edits, 3, 'sku', 'B-2');
    dropEdits(edits, sent);
    expect(edits.getState().rows).toEqual({ 3: { sku: 'B-2' } });
  });
});
