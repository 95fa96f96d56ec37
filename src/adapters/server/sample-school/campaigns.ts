/** Header advertisements; links go to pages of the school. */
export const sampleCampaigns = [
  {
    id: 1,
    altText: 'Derecho laboral para empresas, con precio especial. Ver el curso',
    endsInDays: 24,
    images: [{ id: 1, file: 'laboral', link: '/cursos/derecho-laboral-para-empresas', seconds: 10 }],
  },
  {
    id: 2,
    altText: 'Formaliza tu empresa: curso gratuito con certificado. Empezar gratis',
    endsInDays: 365,
    images: [{ id: 2, file: 'formalizar', link: '/cursos/primeros-pasos-para-formalizar-tu-empresa', seconds: 10 }],
  },
  {
    id: 3,
    altText: 'Planes Pro de la escuela: jurídico y para empresas. Conocer los planes',
    endsInDays: 365,
    images: [
      { id: 3, file: 'plan-juridico', link: '/contenidos/planes/plan-pro-juridico', seconds: 8 },
      { id: 4, file: 'plan-empresa', link: '/contenidos/planes/plan-pro-empresa', seconds: 8 },
    ],
  },
] as const;
