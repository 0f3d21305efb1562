import { tariffsDeskCalls } from '@quayside/contract/tariffs/tariffs.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { compareTariff } from './compare-versions.ts';
import { explainParcel } from './explain-parcel.ts';
import { getCustomerGroup, listGroups, setCustomerGroup } from './price-groups.ts';
import { publishTariff } from './publish-tariff.ts';
import { getImport, importTariff, listFaults, listImports } from './tariff-import.ts';
import { deleteTariff, getTariff, listTariffs } from './tariff-versions.ts';
import { getTemplate, getWorkbook } from './tariff-workbooks.ts';

export const tariffsHandlers = handlers(tariffsDeskCalls, {
  deskList: listTariffs,
  deskGet: getTariff,
  deskTemplate: getTemplate,
  deskWorkbook: getWorkbook,
  deskImport: importTariff,
  deskImports: listImports,
  deskGetImport: getImport,
  deskFaults: listFaults,
  deskPublish: publishTariff,
  deskDelete: deleteTariff,
  deskCompare: compareTariff,
  deskExplain: explainParcel,
  deskGroups: listGroups,
  deskCustomerGroup: getCustomerGroup,
  deskSetGroup: setCustomerGroup,
});
