import { draftsCalls } from '@quayside/contract/drafts/drafts.calls';
import { handlers } from '#server/kernel/handlers.ts';
import { discardDraft, getDraft, saveDraft } from './drafts.service.ts';

export const draftsHandlers = handlers(draftsCalls, { get: getDraft, save: saveDraft, discard: discardDraft });
