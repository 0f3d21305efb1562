export const deskNotices = {} as const;
