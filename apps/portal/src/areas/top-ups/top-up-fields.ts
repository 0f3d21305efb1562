import { fieldError } from '@quayside/contract/kernel/fields';
import { besideFieldFaults } from '@quayside/contract/kernel/shapes';
import { TopUpInput } from '@quayside/contract/top-ups/top-ups.schemas';
import { parseMoney } from '@quayside/domain/kernel/money';
import { createSchemaForm } from '@quayside/ui/form/schema-form';

/** The contract's schema, plus: the amount has no more decimals than its currency (yen have none). */
export const TopUpRules = TopUpInput.refine(
  ({ amount, currency }) => !/^\d+(\.\d+)?$/.test(amount) || parseMoney(amount, currency) !== null,
  { ...fieldError('top-ups.decimals'), path: ['amount'], ...besideFieldFaults },
);
export const TopUpFields = createSchemaForm(TopUpRules);
