export interface Editor {
  edit: typeof edit
}

/**
 * Makes the page editable for staff; whoever is none gets the ordinary page.
 *
 * @param visit hydrates the ordinary page
 */
export async function edit(visit: () => Promise<void>): Promise<void> {
  const { openEditor } = await import('#entries/page-editor/edit-page.tsx')
  await openEditor(visit)
}
