import { guidesCalls } from '@quayside/contract/guides/guides.calls';
import { guidesDeskCalls } from '@quayside/contract/guides/guides.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import {
  getArticle,
  getForStaff,
  getVersion,
  listArticles,
  listForStaff,
  listVersions,
  restoreVersion,
  saveArticle,
} from './articles.service.ts';
import { confirmTariff, listHistory, listTariffs, listTariffsForStaff, saveTariff } from './tariff-notes.service.ts';

export const guidesHandlers = [
  ...handlers(guidesCalls, { list: listArticles, get: getArticle, tariffs: listTariffs }),
  ...handlers(guidesDeskCalls, {
    deskArticles: listForStaff,
    deskArticle: getForStaff,
    deskSaveArticle: saveArticle,
    deskVersions: listVersions,
    deskVersion: getVersion,
    deskRestore: restoreVersion,
    deskTariffs: listTariffsForStaff,
    deskTariffHistory: listHistory,
    deskSaveTariff: saveTariff,
    deskConfirmTariff: confirmTariff,
  }),
];
