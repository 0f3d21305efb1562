/** What other areas may use. */
export { lockConfirmedMain } from './account-access.ts';
export { accountReclaimed } from './account-questions.ts';
export { accountActor } from './accounts.map.ts';
export { deleteExpiredLinksAcrossMerchants, insertAccount, writeAccount, writeCustomerAcrossMerchants } from './accounts.queries.ts';
export {
  accountOf,
  accountToSignIn,
  brandOfActor,
  customerOf,
  languagesFor,
  mainAccountOf,
  portalPage,
  signInPage,
  wantsMail,
} from './accounts.service.ts';
export { sendLinkAgain } from './desk-links.ts';
export { forgetSealedOfAccounts } from './forget-sealed.ts';
export { listSignIns } from './own-settings.ts';
export { passSecondFactor, provesAccount } from './second-factor.ts';
