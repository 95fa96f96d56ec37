/** Every module code of the school's menu. Source: MENU-3. */
export type ModuleCode =
  | 'AV'
  | 'CA'
  | 'CO'
  | 'COT'
  | 'COB'
  | 'EN'
  | 'ID'
  | 'JR'
  | 'LI'
  | 'LE'
  | 'NO'
  | 'NL'
  | 'PI'
  | 'PA'
  | 'PD'
  | 'TP'
  | 'RE'
  | 'RV'
  | 'SE'
  | 'VD'
  | 'VDL'
  | 'VT';

/** The path segment of each module below `/main`. Source: MAIN-8; decisions.md, Products and routes. */
export const moduleSegments: Readonly<Record<ModuleCode, string>> = {
  AV: 'data',
  CA: 'calendario',
  CO: 'consultas',
  COT: 'llamadas',
  COB: 'banco',
  EN: 'comentarios-legales',
  ID: 'indicadores',
  JR: 'jurisprudencias',
  LI: 'libros',
  LE: 'legislaciones',
  NO: 'noticias',
  NL: 'normas',
  PI: 'pioners',
  PA: 'planes',
  PD: 'podcast',
  TP: 'tips',
  RE: 'recursos',
  RV: 'revistas',
  SE: 'seminarios',
  VD: 'ipTV',
  VDL: 'lecciones',
  VT: 'contenido',
};
