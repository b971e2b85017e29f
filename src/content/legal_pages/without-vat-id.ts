/** Leaves out the lines that end with a VAT ID, and the headings below which there is nothing then. */
export const withoutVatId = (text: string): string =>
  text
    .replaceAll(/^#{2,3} .*\s+(?!#)[^{\n]*\{\{vat_id\}\}[ .]*$\s*(?![^#])/gm, '')
    .replaceAll(/^(?!#)[^{\n]*\{\{vat_id\}\}[ .]*$\s*/gm, '')
