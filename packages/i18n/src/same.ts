/** The same keys with any text: what every other language must have. A missing or surplus key does not compile. */
export type Same<Source> = { readonly [Key in keyof Source]: Source[Key] extends string ? string : Same<Source[Key]> };
