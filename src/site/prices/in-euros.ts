/** On the screen once, on paper below each class. To be checked by the owner's lawyer. */
export const IN_EUROS = 'Alle Preise in Euro, einschließlich Umsatzsteuer.'
