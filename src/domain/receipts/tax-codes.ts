import type { DocumentType } from '#domain/orders/identity-document.ts';

/** Catalogue 01 of the tax authority: what a receipt is. Source: facts/peru.md, section 1.4. */
export const typeCodes = { boleta: '03', factura: '01', 'credit-note': '07' } as const;

/** Catalogue 06 of the tax authority: by which document its buyer is known. Source: facts/peru.md, section 3. */
export const documentCodes: Readonly<Record<DocumentType, string>> = { DNI: '1', CE: '4', passport: '7', RUC: '6' };
