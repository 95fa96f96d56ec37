/** The subjects by which the sample school's catalogue is browsed. */
export const sampleCategories = [
  { id: 1, slug: 'derecho-laboral', title: 'Derecho laboral' },
  { id: 2, slug: 'tributacion', title: 'Tributación' },
  { id: 3, slug: 'contratos-y-derecho-civil', title: 'Contratos y derecho civil' },
  { id: 4, slug: 'penal-y-cumplimiento', title: 'Penal y cumplimiento' },
  { id: 5, slug: 'contratacion-publica', title: 'Contratación pública' },
  { id: 6, slug: 'gestion-y-finanzas', title: 'Gestión y finanzas' },
  { id: 7, slug: 'investigacion', title: 'Investigación' },
  { id: 8, slug: 'biblioteca', title: 'Biblioteca' },
] as const;
