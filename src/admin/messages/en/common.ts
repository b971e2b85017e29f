/** Words that many screens share. */
export const common = {
  language: 'Language',
  cancel: 'Cancel',
  loading: 'Loading...',
  error: 'Error',
}
