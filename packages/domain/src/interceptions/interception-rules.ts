export const interceptionRefusals = ['interceptions.requested', 'interceptions.decided'] as const;
export type InterceptionRefusal = (typeof interceptionRefusals)[number];

/** `too_late`: the parcel was shipped before staff decided. */
export const interceptionOutcomes = ['accepted', 'refused', 'too_late'] as const;
