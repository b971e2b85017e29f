/** A time of day as it is stored, `HH:MM`, from `00:00` to `23:59`. For the whole text, and as the rules understand it too. */
export const TIME_OF_DAY = '([01][0-9]|2[0-3]):[0-5][0-9]'

const PATTERN = new RegExp(`^(?:${TIME_OF_DAY})$`)

/** True for a time of day, written `HH:MM`. */
export const isTimeOfDay = (text: string): boolean => PATTERN.test(text)
