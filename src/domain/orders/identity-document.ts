/** The documents a buyer can be billed under. */
export type DocumentType = 'DNI' | 'CE' | 'passport' | 'RUC';

const RUC_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
const RUC_SHAPE = /^(10|15|16|17|20)\d{9}$/;
const SHAPES: Readonly<Record<Exclude<DocumentType, 'RUC'>, RegExp>> = {
  DNI: /^\d{8}$/,
  CE: /^[A-Z0-9]{6,12}$/,
  passport: /^[A-Z0-9]{6,12}$/,
};

/** The document number as it is stored: upper case, without spaces, dots and hyphens. */
export function normalizeDocumentNumber(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase();
}

/** Whether a number, normalized, can be of a document of this type. Source: facts/peru.md, section 3. */
export function isDocumentNumberValid(type: DocumentType, number: string): boolean {
  return type === 'RUC' ? isRucValid(number) : SHAPES[type].test(number);
}

/** Whether a RUC has 11 digits, a prefix in use and the right check digit. */
export function isRucValid(ruc: string): boolean {
  if (!RUC_SHAPE.test(ruc)) return false;
  const weighted = RUC_WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(ruc[place]), 0);
  return (11 - (weighted % 11)) % 10 === Number(ruc[10]);
}
