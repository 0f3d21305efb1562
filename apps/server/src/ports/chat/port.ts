/** A room where the provider's people read what the system tells them. Throws when the words did not arrive; trying again is sensible. */
export type Chat = { readonly say: (text: string) => Promise<void> };
