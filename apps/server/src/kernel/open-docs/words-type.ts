/** What each field means, in plain English, and an example. A field has the same meaning wherever it stands. */
export type Words = Readonly<Record<string, string | readonly [string, string | number | boolean | null]>>;
