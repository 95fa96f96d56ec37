/** The people of the sample school. None of them exists: their names, lives and portraits were invented for it. */
export interface SampleStaff {
  readonly id: number;
  readonly slug: string;
  readonly fullName: string;
  readonly profession: string;
  readonly biography: string;
}

/** Ends every biography, word for word: a page with several people says it once. */
export const fictional = 'Nombre, retrato y trayectoria inventados para la escuela de muestra.';

export const sampleStaff: readonly SampleStaff[] = [
  {
    id: 1,
    slug: 'rosa-huaman',
    fullName: 'Rosa Huamán Quispe',
    profession: 'Abogada laboralista',
    biography: `Lleva quince años acompañando a pequeñas y medianas empresas en contratos, planillas e inspecciones. Explica el derecho laboral desde el escritorio de recursos humanos: con formatos, plazos y casos. ${fictional}`,
  },
  {
    id: 2,
    slug: 'jorge-salas',
    fullName: 'Jorge Salas Ríos',
    profession: 'Contador y especialista en tributación',
    biography: `Fue auditor y hoy asesora a comercios y empresas de servicios. Cree que un impuesto se entiende cuando se puede calcular en una servilleta, y así enseña el IGV. ${fictional}`,
  },
  {
    id: 3,
    slug: 'lucia-ccori',
    fullName: 'Lucía Ccori Mamani',
    profession: 'Abogada en contratos y negociación',
    biography: `Redacta contratos para cooperativas y empresas familiares del sur. Enseña a escribir cláusulas que las dos partes entienden igual. ${fictional}`,
  },
  {
    id: 4,
    slug: 'martin-paredes',
    fullName: 'Martín Paredes León',
    profession: 'Penalista y árbitro',
    biography: `Ha trabajado en investigaciones internas y en arbitrajes comerciales. Le interesa la prevención: que el problema no llegue a ser un expediente. ${fictional}`,
  },
  {
    id: 5,
    slug: 'elena-torres',
    fullName: 'Elena Torres Vega',
    profession: 'Contadora pública y docente de finanzas',
    biography: `Dirige la contabilidad de varias empresas familiares y escribe para quienes no estudiaron números. Su regla: ningún término sin un ejemplo. ${fictional}`,
  },
  {
    id: 6,
    slug: 'daniel-flores',
    fullName: 'Daniel Flores Inga',
    profession: 'Abogado litigante en lo civil',
    biography: `Litiga procesos de arrendamiento y propiedad, y entrena a equipos jóvenes para su primera audiencia. ${fictional}`,
  },
  {
    id: 7,
    slug: 'ines-cardenas',
    fullName: 'Inés Cárdenas Soto',
    profession: 'Investigadora y asesora de tesis',
    biography: `Doctora en ciencias sociales, ha leído más de trescientos proyectos de tesis. Ayuda a convertir un tema enorme en una pregunta que se puede responder. ${fictional}`,
  },
  {
    id: 8,
    slug: 'hugo-zegarra',
    fullName: 'Hugo Zegarra Campos',
    profession: 'Ingeniero y consultor en contratación pública',
    biography: `Estuvo diez años del lado de la entidad y otros diez del lado del proveedor. Enseña a leer unas bases completas en una tarde. ${fictional}`,
  },
  {
    id: 9,
    slug: 'carmen-bravo',
    fullName: 'Carmen Bravo Angulo',
    profession: 'Lingüista y editora jurídica',
    biography: `Edita resoluciones, informes y libros de derecho. Su trabajo es que la segunda lectura no sea necesaria. ${fictional}`,
  },
  {
    id: 10,
    slug: 'pedro-yupanqui',
    fullName: 'Pedro Yupanqui Rojas',
    profession: 'Administrador y asesor de microempresas',
    biography: `Acompaña a talleres, bodegas y restaurantes que quieren ordenar sus cuentas y crecer sin perder el sueño. ${fictional}`,
  },
  {
    id: 11,
    slug: 'valeria-montes',
    fullName: 'Valeria Montes Arce',
    profession: 'Abogada en privacidad y tecnología',
    biography: `Ha diseñado programas de protección de datos para clínicas, colegios y tiendas en línea. Prefiere los procesos sencillos que de verdad se cumplen. ${fictional}`,
  },
  {
    id: 12,
    slug: 'gladys-pena',
    fullName: 'Gladys Peña Lazo',
    profession: 'Especialista en consumo y formalización',
    biography: `Orienta a emprendimientos que recién se formalizan y a empresas que quieren atender mejor a sus clientes. ${fictional}`,
  },
];
