import { countriesCalls } from '@quayside/contract/countries/countries.calls';
import { handlers } from '#server/kernel/handlers.ts';
import { listCountries } from './countries.service.ts';

export const countriesHandlers = handlers(countriesCalls, { list: listCountries });
