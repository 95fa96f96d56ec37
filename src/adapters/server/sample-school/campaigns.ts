/** Header advertisements; links go to pages of the school. */
export const sampleCampaigns = [
  {
    id: 1,
    text: 'Derecho laboral para empresas: del contrato a la liquidación, con precio especial.',
    endsInDays: 24,
    images: [{ id: 1, file: 'laboral', link: '/cursos/derecho-laboral-para-empresas', seconds: 10 }],
  },
  {
    id: 2,
    text: 'Formaliza tu empresa: un curso gratuito y breve, con certificado y lista de control.',
    endsInDays: 365,
    images: [{ id: 2, file: 'formalizar', link: '/cursos/primeros-pasos-para-formalizar-tu-empresa', seconds: 10 }],
  },
  {
    id: 3,
    text: 'Plan Pro Jurídico: todo el catálogo legal de la escuela, por seis meses o por un año.',
    endsInDays: 365,
    images: [{ id: 3, file: 'plan-juridico', link: '/contenidos/planes/plan-pro-juridico', seconds: 8 }],
  },
  {
    id: 4,
    text: 'Plan Pro Empresa: tributación, gestión y finanzas para todo tu equipo.',
    endsInDays: 365,
    images: [{ id: 4, file: 'plan-empresa', link: '/contenidos/planes/plan-pro-empresa', seconds: 8 }],
  },
] as const;
