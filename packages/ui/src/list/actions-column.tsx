import i18next from 'i18next';

/** Wide enough for any document's number with its copy button: people read it to each other, so it is never cut. */
export const NUMBER_WIDTH = 232;
/** The same without a copy button. */
export const PLAIN_NUMBER_WIDTH = 205;

/** Row actions: the last column of every list, fixed and never cut off. */
export function actionsColumn() {
  return { key: 'actions', title: i18next.t('list.actions', { ns: 'kernel' }), pinned: 'end', align: 'end', ellipsis: false } as const;
}
