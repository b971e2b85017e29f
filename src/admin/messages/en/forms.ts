/** Filling in a form and saving it. */
export const forms = {
  bothChanged: 'Somebody else has changed the same',
  backToForm: 'Back to the form',
  yours: 'Yours',
  theirs: 'Theirs',
  whenOpened: 'When you opened it:',
  bothSaved: {
    title: 'Both changes are saved',
    description: (fields: string) => `Somebody else has changed meanwhile: ${fields}.`,
  },
  uploading: 'Uploading image',
  cancelUpload: 'Cancel upload',
  retryUpload: 'Retry upload',
  notUploaded: 'The picture was not uploaded.',
  uploadCancelled: { title: 'Upload cancelled', description: 'The picture was not changed.' },
  uploadError: 'Upload Error',
  uploadFailed: 'Failed to upload image',
  notStored: (field: string) =>
    `${field}: this picture is no longer stored. Please choose it again; everything else is still here.`,
  mayArrive: 'What was sent may still arrive.',
  correctMarked: { title: 'Error', description: 'Please correct the marked fields.' },
  history: 'History',
  saveChanges: 'Save Changes',
  discardMine: 'Discard mine',
  leave: {
    question: 'Leave without saving?',
    explanation: 'Your changes have not been saved.',
    yes: 'Leave',
    no: 'Keep editing',
  },
}
