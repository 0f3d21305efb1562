import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { createSchemaForm } from '@quayside/ui/form/schema-form';

/** The call's own schema, for the fields of this form. */
export const AddressForm = createSchemaForm(warningEmailsCalls.saveSetting.input.pick({ emails: true }));
