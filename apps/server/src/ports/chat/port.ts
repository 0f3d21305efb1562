/** A chat room where the provider's staff read system messages. Throws when a message was not delivered; a retry may help. */
export type Chat = { readonly say: (text: string) => Promise<void> };
