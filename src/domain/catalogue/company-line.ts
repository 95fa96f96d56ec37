/** The codes under which companies know the school's lines. Source: SITE-10. */
export type CompanyCode = 1 | 2 | 3 | 4;

/** A line of contents that a company follows. */
export interface CompanyLine {
  readonly code: CompanyCode;
  readonly title: string;
  /** Whom it is for, in one sentence. */
  readonly text: string;
  /** The categories of the catalogue that belong to it. */
  readonly categorySlugs: readonly string[];
}

/** The lines in the order of their codes: business news, government, criminal, civil. Source: SITE-10. */
export const companyLines: readonly CompanyLine[] = [
  {
    code: 1,
    title: 'Actualidad empresarial',
    text: 'Para quien lleva planillas, impuestos y cuentas: lo laboral, lo tributario y la gestión.',
    categorySlugs: ['derecho-laboral', 'tributacion', 'gestion-y-finanzas'],
  },
  {
    code: 2,
    title: 'Gobierno',
    text: 'Para quien trabaja en el Estado o le vende: contratación y gestión pública.',
    categorySlugs: ['contratacion-publica'],
  },
  {
    code: 3,
    title: 'Penal',
    text: 'Para áreas legales y de cumplimiento: prevención, investigación y litigio penal.',
    categorySlugs: ['penal-y-cumplimiento'],
  },
  {
    code: 4,
    title: 'Civil',
    text: 'Para quien redacta y negocia: contratos, arrendamientos y obligaciones.',
    categorySlugs: ['contratos-y-derecho-civil'],
  },
];

/** The line of a code as an address carries it; null for anything else. */
export function companyLineOf(code: string | null): CompanyLine | null {
  return companyLines.find((line) => String(line.code) === code) ?? null;
}
