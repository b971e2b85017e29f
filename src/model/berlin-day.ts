import { addDays, berlinInstant, berlinTime } from '#model/berlin-time.ts'

/** The day in Germany, as it is stored: `YYYY-MM-DD`. */
export const berlinDay = (at: Date): string => berlinTime(at).day

/** The moment at which the next day begins in Germany, summer time or not. */
export const nextBerlinDay = (at: Date): Date => berlinInstant(addDays(berlinDay(at), 1))
