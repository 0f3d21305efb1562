/** How often a page says that its item is open. */
export const CLAIM_EVERY_SECONDS = 20;
/** A claim counts this long after the page last said so: two missed messages are allowed. */
export const CLAIM_SECONDS = 60;
/** What becomes late within this working time is due soon. */
export const DUE_SOON_MINUTES = 60;
