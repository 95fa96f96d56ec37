import type { WrittenFacts } from '#domain/catalogue/product.ts';

type ForWhom = Pick<WrittenFacts, 'level' | 'requirements'>;

/** For whom the products of the sample school are, by their slugs: how much one should know beforehand, and what one needs. */
export const forWhom: Readonly<Record<string, ForWhom>> = {
  'igv-paso-a-paso': {
    level: 'básico',
    requirements: ['Saber sumar, restar y sacar un porcentaje', 'Una calculadora o una hoja de cálculo'],
  },
  'derecho-laboral-para-empresas': {
    level: 'intermedio',
    requirements: [
      'Tener personal a cargo, o asesorar a quien lo tiene',
      'Una planilla propia para hacer los ejercicios',
    ],
  },
  'compliance-penal-en-la-practica': {
    level: 'intermedio',
    requirements: ['Conocer las áreas de una empresa y quién decide en cada una'],
  },
  'contratacion-publica-para-proveedores': {
    level: 'básico',
    requirements: ['Un negocio con RUC activo, o la intención de abrirlo'],
  },
  'finanzas-para-no-financieros': {
    level: 'básico',
    requirements: ['Una hoja de cálculo y lo que sabes de tu propio negocio'],
  },
  'metodologia-de-la-investigacion-juridica': {
    level: 'intermedio',
    requirements: ['Un tema que te interese investigar', 'Haber leído al menos una tesis completa'],
  },
  'proteccion-de-datos-personales': {
    level: 'básico',
    requirements: ['Saber qué datos de clientes o personal guarda tu organización'],
  },
  'primeros-pasos-para-formalizar-tu-empresa': { level: 'básico', requirements: [] },
  'redaccion-de-contratos-paso-a-paso': {
    level: 'intermedio',
    requirements: ['Un contrato tuyo, sin datos personales, para reescribirlo'],
  },
  'litigacion-oral-preguntar-en-audiencia': {
    level: 'avanzado',
    requirements: ['Haber estudiado derecho procesal', 'Poder grabar tu voz para los ejercicios'],
  },
  'redaccion-juridica-clara': { level: 'básico', requirements: ['Un escrito propio de una o dos páginas'] },
  'matriz-de-consistencia-para-tu-tesis': {
    level: 'intermedio',
    requirements: ['Un tema de tesis elegido, aunque sea provisional'],
  },
  'curso-especializado-en-contratacion-publica': {
    level: 'avanzado',
    requirements: ['Haber participado en un procedimiento de selección, o llevado el curso para proveedores'],
  },
  'curso-especializado-en-cumplimiento-y-datos': {
    level: 'avanzado',
    requirements: ['Nociones de derecho de la empresa', 'Acceso a las políticas de una organización'],
  },
  'diplomado-en-gestion-laboral': {
    level: 'intermedio',
    requirements: ['Experiencia en recursos humanos, administración o asesoría', 'Dos tardes libres'],
  },
  'diplomado-en-tributacion-de-la-pequena-empresa': {
    level: 'intermedio',
    requirements: ['Conocer los comprobantes de pago más usados', 'Dos tardes libres'],
  },
};
