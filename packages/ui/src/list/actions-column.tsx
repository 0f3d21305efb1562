import i18next from 'i18next';

/** What can be done to a row: the last column of every list, always in sight and never cut off. */
export function actionsColumn() {
  return { key: 'actions', title: i18next.t('list.actions', { ns: 'kernel' }), pinned: 'end', ellipsis: false } as const;
}
