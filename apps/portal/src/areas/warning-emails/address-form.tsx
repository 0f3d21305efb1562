import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { createSchemaForm } from '@quayside/ui/form/schema-form';

/** The rules are the call's own, for the part of it the person fills. */
export const AddressForm = createSchemaForm(warningEmailsCalls.saveSetting.input.pick({ emails: true }));
