/** A file that came with a call: checked, re-encoded where it is a picture, and stored. */
export type ReceivedFile = { readonly storage_key: string; readonly name: string; readonly mime: string; readonly bytes: number; readonly sha256: Buffer };
